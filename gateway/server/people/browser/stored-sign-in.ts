import * as z from 'zod/mini';
import type { Place } from './place.js';

z.config({ jitless: true }); // the page's policy lets nothing make code

/** Each page of the host has a sign-in of its own, since its tokens are those of its own client. */
const keyOf = ({ client }: Client): string => `${client}:sign-in`;

type Client = Pick<Place, 'client'>;

const Company = z.object({ id: z.number(), name: z.string() });

/** Who is signed in to this tab. */
export const SignIn = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** In milliseconds. */
  expiresAt: z.number(),
  /** Its earlier refresh tokens: another tab that was copied from this one may still have one of them. */
  spent: z.array(z.string()),
  name: z.string(),
  companies: z.array(Company),
  /** The company of the calls; null for somebody who is in none. */
  company: z.nullable(z.number()),
});

/** Who is signed in to this tab. */
export type SignIn = z.infer<typeof SignIn>;

/** The tab's sign-in; undefined where nobody is signed in. */
export function storedSignIn(place: Client): SignIn | undefined {
  const text = sessionStorage.getItem(keyOf(place));
  return text === null ? undefined : z.safeParse(SignIn, JSON.parse(text)).data;
}

/** Keep a sign-in for as long as the tab is open. */
export function storeSignIn(place: Client, signIn: SignIn): SignIn {
  sessionStorage.setItem(keyOf(place), JSON.stringify(signIn));
  return signIn;
}

/** Forget the tab's sign-in. */
export const forgetSignIn = (place: Client): void => { sessionStorage.removeItem(keyOf(place)); };
