import type { AuthorizationAsked } from './authorization-asked.js';
import { wordsOf, type Parameter } from './authorization-asked.js';
import { EXPECTED } from './expected-person.js';
import type { SignedIn } from './session-of.js';

/** Our own parameter of a request that comes back from the sign-in page: when it went there, in milliseconds. */
const SENT_AT = 'sent_to_sign_in_at';

const MILLISECONDS = 1000;
const TIME = /^\d{1,15}$/;

type Values = AuthorizationAsked['values'];

/** Whether the person must sign in for a request: because nobody has, the client asks for it anew, or it was too long ago. Once is enough for one request. */
export function mustSignIn(values: Values, session: SignedIn | undefined, now: number): boolean {
  if (!session) return true;
  const authTime = Date.parse(session.authTime);
  const sentAt = sentAtOf(values, now);
  if (sentAt !== undefined && authTime >= sentAt) return false;
  const isAsked = wordsOf(values['prompt']).some((word) => word === 'login' || word === 'select_account');
  return isAsked || now - authTime > Number(values['max_age'] ?? Infinity) * MILLISECONDS;
}

/** A time in the future is none. */
function sentAtOf({ [SENT_AT]: text = '' }: Values, now: number): number | undefined {
  const time = TIME.test(text) ? Number(text) : undefined;
  return time !== undefined && time <= now ? time : undefined;
}

interface SentAway {
  /** In milliseconds. */
  readonly now: number;
  /** The account that the client expects. */
  readonly expected: string | undefined;
}

const REPLACED: ReadonlySet<string> = new Set([SENT_AT, EXPECTED, 'id_token_hint']);

/** The query of a request that goes on after the person signed in. */
export function continuedQuery(parameters: readonly Parameter[], { now, expected }: SentAway): string {
  const kept = parameters.filter(({ name }) => !REPLACED.has(name)).map(({ name, value }) => [name, value]);
  return new URLSearchParams([...kept, ...(expected === undefined ? [] : [[EXPECTED, expected]]), [SENT_AT, String(now)]]).toString();
}
