import { element } from './element.js';

interface Question {
  /** What went wrong before, if anything did. */
  readonly message: string | undefined;
  readonly signIn: () => void;
}

/** Ask whoever opens the page to sign in, or for a staff token; answers the token, or an empty text for none. Browsers sign in only where the page comes by https, or from their own machine. */
export function askWho({ message = '', signIn }: Question): Promise<string> {
  const dialog = element('ask', HTMLDialogElement);
  element('ask-sign-in', HTMLElement).hidden = !isSecureContext;
  element('ask-begin', HTMLButtonElement).addEventListener('click', signIn);
  complain(message);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => { resolve(element('token', HTMLInputElement).value.trim()); }, { once: true });
    dialog.showModal();
  });
}

/** Say what went wrong with the sign-in. */
export function complain(message: string): void {
  element('complaint', HTMLElement).textContent = message;
}
