import { element } from './element.js';
import { GRAPHIQL } from './graphiql-client.js';
import { storedSignIn, storeSignIn } from './stored-sign-in.js';

interface Bar {
  readonly signIn: () => void;
  readonly signOut: () => void;
}

/** Let the buttons of the bar work, and the choice of the company; the next call is of the chosen one. */
export function openBar({ signIn, signOut }: Bar): void {
  element('begin', HTMLButtonElement).addEventListener('click', signIn);
  element('end', HTMLButtonElement).addEventListener('click', signOut);
  const choice = element('company', HTMLSelectElement);
  choice.addEventListener('change', () => {
    const current = storedSignIn(GRAPHIQL);
    if (current) storeSignIn(GRAPHIQL, { ...current, company: Number(choice.value) });
  });
}

/** Show in the bar who is signed in, or what to do. */
export function showBar(message = 'Nobody is signed in: calls go with the Headers tab.'): void {
  const signIn = storedSignIn(GRAPHIQL);
  element('who', HTMLElement).textContent = signIn ? `Signed in as ${signIn.name}` : message;
  element('begin', HTMLElement).hidden = signIn !== undefined || !isSecureContext;
  element('end', HTMLElement).hidden = signIn === undefined;
  const choice = element('company', HTMLSelectElement);
  element('companies', HTMLElement).hidden = (signIn?.companies.length ?? 0) < 2;
  choice.replaceChildren(...signIn?.companies.map(({ id, name }) => new Option(name, String(id), false, id === signIn.company)) ?? []);
}
