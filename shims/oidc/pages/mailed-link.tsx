import type { VNode } from 'preact';
import { LONGEST } from '#contract/account-limits.js';
import { ButtonLink, FormRefused, TextField, type PageContent } from '#kit/page/pages.js';
import type { CallHead } from '#kit/route.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import type { AccountWords } from './page-words.js';

const [MOST_A_MINUTE, GONE] = [30, 409] as const;

/** What pages of mailed links declare: few calls a minute from an address, since each could be a guess. */
export const MAILED = { limits: [{ by: 'address', name: 'mailed links', most: MOST_A_MINUTE }] } as const;

/** The token of a mailed link. */
export const tokenOf = ({ query: { token } }: Pick<CallHead, 'query'>): string => (typeof token === 'string' ? token : '');

/** The page of a link that is unknown, used or expired. */
export const overPage = (words: AccountWords): PageContent =>
  ({ title: words.over, lead: words.overText, brand: PROVIDER_BRAND, policy: PRIVATE, content: <ButtonLink href="/sign-in">{words.signIn}</ButtonLink> });

/** The refusal of a form whose link is over. */
export const over = ({ over: title, overText: text }: AccountWords): FormRefused => new FormRefused({ notice: { title, text }, status: GONE });

/** A password to choose. */
export const newPasswordField = (words: AccountWords): VNode =>
  <TextField name="password" type="password" label={words.newPassword} hint={words.passwordHint} autocomplete="new-password" maxLength={LONGEST.password} />;
