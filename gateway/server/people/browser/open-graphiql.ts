import { systemClock } from '#kernel/clock.js';
import { answeredSignIn } from './answered-sign-in.js';
import { BEGIN, askForSignIn } from './ask-for-sign-in.js';
import { askWho, complain } from './ask-who.js';
import { endSignIn, leaveProvider } from './end-sign-in.js';
import { freshSignIn } from './fresh-sign-in.js';
import { answerOtherTabs } from './other-tabs.js';
import type { Place } from './place.js';
import { openBar, showBar } from './show-bar.js';
import { signCalls } from './sign-calls.js';
import { headersOf, keepToken, keptToken } from './staff-token.js';
import { storedSignIn, storeSignIn } from './stored-sign-in.js';

/** Open GraphiQL for the person who is signed in, else with a staff token; it is rendered, with the headers it begins with, once one of them is known: its first call asks for the schema. */
export async function openGraphiql(place: Place, render: (headers: string | undefined) => void): Promise<void> {
  const signIn = (): void => { askForSignIn(place).catch((error: unknown) => { say(reasonOf(error)); }); };
  openBar({ signIn, signOut: () => { endSignIn(place).then(() => { leaveProvider(place); }, (error: unknown) => { showBar(`You are signed out here. ${reasonOf(error)}`); }); } });
  if (isSecureContext) answerOtherTabs(place);
  signCalls({ fresh: () => freshSignIn(place, systemClock), over: () => { showBar('Your sign-in has ended: calls go with the Headers tab.'); } });
  const message = await takeAnswer(place);
  if (location.hash === BEGIN) {
    history.replaceState(null, '', location.pathname + location.search);
    signIn();
  }
  showBar();
  render(storedSignIn(place) ? '' : headersWith(keptToken() ?? await askWho({ message, signIn })));
}

/** Keep the sign-in that the address answers; what went wrong, if anything did. */
async function takeAnswer(place: Place): Promise<string | undefined> {
  try {
    const signIn = await answeredSignIn(place, systemClock);
    if (signIn) storeSignIn(place, signIn);
    return undefined;
  } catch (error) {
    return `You are not signed in: ${reasonOf(error)}`;
  }
}

function headersWith(token: string): string | undefined {
  if (token === '') return undefined;
  keepToken(token);
  return headersOf(token);
}

function say(message: string): void {
  showBar(message);
  complain(message);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
