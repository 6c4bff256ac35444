import type { Place } from '../people/browser/place.js';

/** Where the build leaves room for what only the server knows. */
const ROOM = '<!--place-->';

/** The page of the console with where it stands. */
export const consoleMarkup = (markup: string, place: Place & { readonly hosts: Readonly<Record<string, string>> }): string => markup.replace(ROOM, () => `<meta name="portico-place" content="${escaped(JSON.stringify(place))}">`);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Where the host of commerce shows photos of returns, by addresses that the graph answers. */
const PHOTOS = '/return-photos/';
/** Where the hosts of the catalog and of content show images of products and of sites. */
const IMAGES = '/media/';

/** Public addresses. */
interface Asked {
  readonly issuer: string;
  readonly commerce: string;
  readonly catalog: string;
  readonly content: string;
}

/** The headers of the page: scripts and styles of our own origin alone, nothing inline and nothing made of text, photos of returns and images of products and sites, calls of this host and of the identity provider. */
export const consoleHeaders = ({ issuer, commerce, catalog, content }: Asked): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", `img-src 'self' ${[commerce + PHOTOS, catalog + IMAGES, content + IMAGES].map((folder) => new URL(folder).href).join(' ')}`, `connect-src 'self' ${new URL(issuer).origin}`,
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
