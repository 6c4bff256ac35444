import type { VNode } from 'preact';
import { LONGEST } from '#contract/account-limits.js';
import { ButtonLink, FormRefused, TextField, type PageContent } from '#kit/page/pages.js';
import type { CallHead } from '#kit/route.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import type { AccountWords } from './page-words.js';

const [MOST_A_MINUTE, GONE] = [30, 410] as const;

/** What pages of mailed links declare: few calls a minute from an address, since each could be a guess. */
export const MAILED = { limits: [{ by: 'address', name: 'mailed links', most: MOST_A_MINUTE }] } as const;

/** The token of a mailed link. */
export const tokenOf = ({ query: { token } }: Pick<CallHead, 'query'>): string => (typeof token === 'string' ? token : '');

/** What a mailed link was for. */
type Purpose = keyof AccountWords['overText'];

/** Where a person gets on whose link is over. */
const waysOn = { reset: ['/reset/ask', 'sendLink'], invitation: ['/sign-in', 'signIn'], email: ['/account/email', 'changeEmail'] } as const satisfies Record<Purpose, readonly [path: string, label: keyof AccountWords]>;

/** The page of a link that is unknown, used or expired. */
export function overPage(words: AccountWords, purpose: Purpose): PageContent {
  const [path, label] = waysOn[purpose];
  return { title: words.over, lead: words.overText[purpose], brand: PROVIDER_BRAND, policy: PRIVATE, isGone: true, content: <ButtonLink href={path}>{words[label]}</ButtonLink> };
}

/** The refusal of a form whose link is over. */
export const over = ({ over: title, overText }: AccountWords, purpose: Purpose): FormRefused => new FormRefused({ notice: { title, text: overText[purpose] }, status: GONE });

/** A password to choose. */
export const newPasswordField = (words: AccountWords): VNode =>
  <TextField name="password" type="password" label={words.newPassword} hint={words.passwordHint} autocomplete="new-password" maxLength={LONGEST.password} />;
