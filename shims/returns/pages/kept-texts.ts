import type { Typed } from '#kit/page/pages.js';
import type { Arrival, CallHead } from '#kit/route.js';
import { portalCookie } from './portal-cookie.js';

const NAME = 'portico-return-texts';
const [LONGEST, SECONDS] = [3000, 3600] as const;

/** Set-Cookie that keeps what was typed on the last page while its visitor, whose session has ended, looks the order up again; nothing where it does not fit into a cookie. */
export function keepTexts(slug: string, texts: Typed, arrival: Pick<Arrival, 'isSecure'>): readonly string[] {
  const kept = Object.entries(texts).filter(([name, value]) => (name === 'note' || name.startsWith('comment-')) && typeof value === 'string');
  const value = Buffer.from(JSON.stringify(Object.fromEntries(kept))).toString('base64url');
  return kept.length === 0 || value.length > LONGEST ? [] : [portalCookie(slug, { name: NAME, value, seconds: SECONDS }, arrival)];
}

/** Set-Cookie that forgets it. */
export const dropTexts = (slug: string, arrival: Pick<Arrival, 'isSecure'>): string => portalCookie(slug, { name: NAME, value: '', seconds: 0 }, arrival);

/** What was kept; nothing where the cookie is missing or is not ours. */
export function keptTexts({ cookies }: Pick<CallHead, 'cookies'>): Typed {
  try {
    const read: unknown = JSON.parse(Buffer.from(cookies[NAME] ?? '', 'base64url').toString('utf8'));
    return typeof read === 'object' && read !== null ? Object.fromEntries(Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : {};
  } catch {
    return {};
  }
}
