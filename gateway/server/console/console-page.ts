import type { Place } from '../people/browser/place.js';

/** Where the build leaves room for what only the server knows. */
const ROOM = '<!--place-->';

/** The page of the console with where it stands. */
export const consoleMarkup = (markup: string, place: Place & { readonly hosts: Readonly<Record<string, string>> }): string => markup.replace(ROOM, () => `<meta name="portico-place" content="${escaped(JSON.stringify(place))}">`);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The headers of the page: scripts and styles of our own origin alone, nothing inline and nothing made of text, calls of this host and of the identity provider. */
export const consoleHeaders = (issuer: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", `connect-src 'self' ${new URL(issuer).origin}`,
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
