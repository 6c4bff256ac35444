import type { FuzzCall } from './call.js';

/** What a visitor knows only when a call is sent: it is random, and would differ in a repetition of the campaign. */
export type Known = 'access' | 'app' | 'challenge' | 'client' | 'code' | 'consent' | 'cookie' | 'email' | 'email-link' | 'form' | 'invitation-link' | 'name' | 'next-email' | 'next-password' | 'password' | 'refresh' | 'reset-link' | 'session' | 'verifier';

/** Finds out what a word stands for. */
export type Resolve = Readonly<Record<Exclude<Known, 'cookie' | 'form'>, () => string | Promise<string>>>;

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
    for (const [, name = ''] of text.matchAll(LATER)) if (!values.has(name) && isIn(name, resolve)) values.set(name, await resolve[name]());
    return text.replaceAll(LATER, (word, name: string) => encoded(name, values.get(name) ?? word));
  };
}

/** Cookies are written as they are; nothing else has a character that would change in a header. */
const encoded = (name: string, value: string): string => (name === 'cookie' ? value : encodeURIComponent(value));

const isIn = <T extends object>(name: string, resolve: T): name is keyof T & string => Object.hasOwn(resolve, name);
