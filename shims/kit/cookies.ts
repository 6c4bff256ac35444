import { parseCookie } from 'cookie';

const NONE: Readonly<Record<string, string>> = {};

/** The cookies of a call, by name. */
export function cookiesOf(header: string | undefined): Readonly<Record<string, string>> {
  if (header === undefined) return NONE;
  return Object.fromEntries(Object.entries(parseCookie(header)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
