import { useSyncExternalStore } from 'react';
import { systemClock } from '#kernel/clock.js';
import { answeredSignIn } from '../../../server/people/browser/answered-sign-in.js';
import { askForSignIn, BEGIN } from '../../../server/people/browser/ask-for-sign-in.js';
import { endSignIn, leaveProvider } from '../../../server/people/browser/end-sign-in.js';
import { freshSignIn } from '../../../server/people/browser/fresh-sign-in.js';
import { answerOtherTabs } from '../../../server/people/browser/other-tabs.js';
import { forgetSignIn, storedSignIn, storeSignIn, type SignIn } from '../../../server/people/browser/stored-sign-in.js';
import { readPlace } from './place.js';

/** Who uses the console in this tab; it signs in by the code that GraphiQL does, as a client of its own. */
export interface Session {
  readonly signIn: SignIn | undefined;
  /** Whether a sign-in was over while the console was in use. */
  readonly hasEnded: boolean;
  /** Why a sign-in failed. */
  readonly problem: string | undefined;
}

const place = readPlace();
const listeners = new Set<() => void>();
let current: Session = { signIn: undefined, hasEnded: false, problem: undefined };

/** The session, and again whenever it changes. */
export const useSession = (): Session => useSyncExternalStore(subscribe, () => current);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

function become(session: Partial<Session>): void {
  current = { ...current, ...session };
  for (const listener of listeners) listener();
}

/** Take the sign-in of this tab, or the one that the address answers. */
export async function openSession(): Promise<void> {
  if (isSecureContext) answerOtherTabs(place);
  try {
    const answered = await answeredSignIn(place, systemClock);
    if (answered) storeSignIn(place, answered);
  } catch (error) {
    become({ problem: reasonOf(error) });
  }
  become({ signIn: storedSignIn(place) });
  if (location.hash !== BEGIN) return;
  history.replaceState(null, '', location.pathname + location.search);
  beginSession();
}

/** Leave for the identity provider, and come back to this very page. */
export function beginSession(): void {
  askForSignIn(place).catch((error: unknown) => { become({ problem: reasonOf(error) }); });
}

/** Sign out here and at the identity provider, whose page leads back. What was shown goes first: a browser keeps the page as it was left, for whoever presses Back. */
export function endSession(): void {
  endSignIn(place).catch(() => undefined).then(() => {
    become({ signIn: undefined });
    leaveProvider(place);
  }, () => undefined);
}

/** The sign-in with a token that counts; undefined where it is over. */
export async function freshSession(): Promise<SignIn | undefined> {
  const signIn = await freshSignIn(place, systemClock);
  if (!signIn) sessionEnded();
  return signIn;
}

/** The graph takes the sign-in no longer. */
export function sessionEnded(): void {
  forgetSignIn(place);
  if (current.signIn) become({ signIn: undefined, hasEnded: true });
}

/** From now on calls are of this company. */
export function chooseCompany(company: number): void {
  if (current.signIn) become({ signIn: storeSignIn(place, { ...storedSignIn(place) ?? current.signIn, company }) });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
