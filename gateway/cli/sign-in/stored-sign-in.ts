import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../server/replace-file.js';
import { Refusal } from '../refusal.js';
import { Provider } from './find-provider.js';

const OWNER_ONLY = 0o700;

const SignIn = z.object({ graphUrl: z.string(), provider: Provider, accessToken: z.string(), refreshToken: z.string(), /** In milliseconds. */ expiresAt: z.number() });

/** Who is signed in with this command line, and where. */
export type SignIn = z.infer<typeof SignIn>;

/** The stored sign-in; throws {@link Refusal} where nobody is signed in. */
export function storedSignIn(file: string): SignIn {
  const signIn = foundSignIn(file);
  if (!signIn) throw new Refusal('Nobody is signed in here; npm run portico -- login');
  return signIn;
}

/** The stored sign-in; undefined where nobody is signed in. */
export function foundSignIn(file: string): SignIn | undefined {
  try {
    return SignIn.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // no file, or none of this release
  }
}

/** Keep a sign-in, in a file that its owner alone may read. */
export function storeSignIn(file: string, signIn: SignIn): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY });
  replaceFile(file, `${JSON.stringify(signIn)}\n`);
}

/** Forget the sign-in. */
export const forgetSignIn = (file: string): void => { rmSync(file, { force: true }); };
