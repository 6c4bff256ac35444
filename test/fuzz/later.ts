import type { FuzzCall } from './call.js';

/** What a person knows of the identity provider only when a call is sent: it is random, and would differ in a repetition of the campaign. */
export type KnownToPerson = 'access' | 'app' | 'challenge' | 'client' | 'code' | 'consent' | 'email' | 'email-link' | 'invitation-link' | 'name' | 'next-email' | 'next-password' | 'password' | 'refresh' | 'reset-link' | 'session' | 'verifier';

/** The same of a shopper and a returns portal: a line that can be returned yet, and a return that can be cancelled. */
export type KnownToShopper = 'line' | 'note' | 'order' | 'postcode' | 'return' | 'return-session' | 'slug';

/** What a browser has: its cookies, and what is hidden in the form of the page. */
type KnownToBrowser = 'cookie' | 'form' | 'request-key';

/** All that is known only then. */
export type Known = KnownToBrowser | KnownToPerson | KnownToShopper;

/** Finds out what a word stands for. */
export type Resolve<K extends Known = Known> = Readonly<Partial<Record<K, () => string | Promise<string>>>>;

/** The word that stands for it until then. */
export const later = (known: Known): string => `zzz-${known}-zzz`;

const LATER = /zzz-([a-z-]+?)-zzz/g;

/** Whether a call has such words. */
export const hasLater = ({ path, headers, body }: FuzzCall): boolean => `${path} ${String(headers)}`.includes('zzz-') || body.includes('zzz-');

/** Texts with the values in the places of the words; each is found out once. */
export function replacing(resolve: Resolve) {
  const values = new Map<string, string>();
  return async (text: string, more: Readonly<Partial<Record<Known, string>>> = {}): Promise<string> => {
    for (const [name, value] of Object.entries(more)) values.set(name, value);
    for (const [, name = ''] of text.matchAll(LATER)) if (!values.has(name) && isIn(name, resolve)) values.set(name, await resolve[name]?.() ?? '');
    return text.replaceAll(LATER, (word, name: string) => encoded(name, values.get(name) ?? word));
  };
}

/** Cookies are written as they are; nothing else has a character that would change in a header. */
const encoded = (name: string, value: string): string => (name === 'cookie' ? value : encodeURIComponent(value));

const isIn = <T extends object>(name: string, resolve: T): name is keyof T & string => Object.hasOwn(resolve, name);
