import * as z from 'zod/mini';
import type { Place } from './place.js';
import { SignIn, storedSignIn } from './stored-sign-in.js';

const channelOf = ({ client }: Pick<Place, 'client'>): BroadcastChannel => new BroadcastChannel(`${client}:sign-in`);
const WAIT = 1000; // milliseconds, once in the hours that an access token lasts; a busy browser delivers to tabs in the background late

const Question = z.object({ spent: z.string() });
const Answer = z.object({ answers: z.string(), signIn: SignIn });

/** Answer other tabs that ask for what became of a refresh token: a copied tab begins with its original's, which count once. */
export function answerOtherTabs(place: Pick<Place, 'client'>): void {
  const channel = channelOf(place);
  channel.addEventListener('message', ({ data }) => {
    const { spent } = z.safeParse(Question, data).data ?? {};
    const signIn = storedSignIn(place);
    if (spent !== undefined && signIn?.spent.includes(spent) === true) channel.postMessage({ answers: spent, signIn });
  });
}

/** The sign-in of another tab that used a refresh token up; undefined where none did. */
export function fromOtherTab(place: Pick<Place, 'client'>, refreshToken: string): Promise<SignIn | undefined> {
  const channel = channelOf(place);
  return new Promise<SignIn | undefined>((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      const { answers, signIn } = z.safeParse(Answer, data).data ?? {};
      if (answers === refreshToken) resolve(signIn);
    });
    channel.postMessage({ spent: refreshToken });
    setTimeout(() => { resolve(undefined); }, WAIT);
  }).finally(() => { channel.close(); });
}
