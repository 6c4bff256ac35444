import type { VNode } from 'preact';
import { FormRefused, Link, Notice } from '#kit/page/pages.js';
import type { CallHead } from '#kit/route.js';
import type { AccountWords } from './page-words.js';

const NOTICES = {
  'signed-out': 'signedOut', saved: 'saved', password: 'passwordChanged', 'email-sent': 'emailSent', confirmed: 'emailConfirmed', 'link-sent': 'linkSent', accepted: 'accepted', joined: 'joined', left: 'left', 'left-last': 'leftLast', 'app-ended': 'appEnded',
} as const satisfies Record<string, keyof AccountWords>;

const isKnown = (name: unknown): name is keyof typeof NOTICES => typeof name === 'string' && Object.hasOwn(NOTICES, name);

/** What was done on the page before, or became of it, which `?notice` names. */
export const Done = ({ query: { notice }, words }: { readonly query: CallHead['query']; readonly words: AccountWords }): VNode | null => {
  if (notice === 'session-over') return <Notice kind="information" title={words.sessionOver} />;
  return isKnown(notice) ? <Notice kind="success" title={words[NOTICES[notice]]} /> : null;
};

/** The way back from a page of the account. */
export const ToAccount = ({ words }: { readonly words: AccountWords }): VNode => <p><Link href="/account">{words.backToAccount}</Link></p>;

const TOO_MANY = 429;
const SECONDS_A_MINUTE = 60;

/** The refusal of a wrong password, or of one more after too many. */
export function passwordRefused({ outcome, retryAfterSeconds }: { readonly outcome: string; readonly retryAfterSeconds?: number | null }, wrong: string, words: AccountWords): FormRefused {
  if (outcome !== 'BLOCKED') return new FormRefused({ notice: { title: wrong } });
  const seconds = retryAfterSeconds ?? SECONDS_A_MINUTE;
  return new FormRefused({ notice: { title: words.blocked(String(Math.ceil(seconds / SECONDS_A_MINUTE))) }, status: TOO_MANY, headers: { 'Retry-After': String(seconds) } });
}
