import { isLanguage, type Language } from '#contract/languages.js';
import type { LanguageChoice } from '#kit/page/pages.js';
import type { CallHead } from '#kit/route.js';
import { PROVIDER_LANGUAGES } from './provider-pages.js';
import { requestBehind } from './pages/continued.js';

type Asking = Pick<CallHead, 'query'>;

/**
 * The languages of a page: what the client's request names (`ui_locales`) holds for the request and its pages alone, and the language of the account of who is signed in
 * comes before what the browser prefers.
 */
export const languagesFor = (own: string | null | undefined, { inbound }: { readonly inbound: Asking }): LanguageChoice =>
  ({ ...PROVIDER_LANGUAGES, asked: languageAsked(inbound), own: own != null && isLanguage(own) ? own : undefined });

/** The first language that the client names and our pages have, in its own request or in the one that the page leads on to. */
export function languageAsked(inbound: Asking): Language | undefined {
  const names = inbound.query['ui_locales'] ?? requestBehind(inbound)?.get('ui_locales');
  return typeof names === 'string' ? names.split(' ').map((name) => name.split('-', 1)[0] ?? '').find(isLanguage) : undefined;
}
