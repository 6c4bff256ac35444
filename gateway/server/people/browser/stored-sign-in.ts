import * as z from 'zod/mini';

z.config({ jitless: true }); // the page's policy lets nothing make code

const KEY = 'portico:sign-in';

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
export function storedSignIn(): SignIn | undefined {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : z.safeParse(SignIn, JSON.parse(text)).data;
}

/** Keep a sign-in for as long as the tab is open. */
export function storeSignIn(signIn: SignIn): SignIn {
  sessionStorage.setItem(KEY, JSON.stringify(signIn));
  return signIn;
}

/** Forget the tab's sign-in. */
export const forgetSignIn = (): void => { sessionStorage.removeItem(KEY); };
