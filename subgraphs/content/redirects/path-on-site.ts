import { storedPath } from '../documents/path.js';

const UNKNOWN_SITE = 'https://site.invalid';

interface Link {
  /** The path of the page it is on. */
  readonly from: string;
  readonly url: string;
  /** Where the site's website is, where that is known. */
  readonly frontendUrl: string | null;
}

/** The path of the site that a link leads to, as paths are stored; undefined where it leads elsewhere. It is read as browsers read it: /b/../a and /%61 are /a. */
export function pathOnSite({ from, url, frontendUrl }: Link): string | undefined {
  const site = parsed(frontendUrl ?? UNKNOWN_SITE).origin;
  const page = parsed(`${site}${from}`);
  const read = URL.canParse(url, page) ? new URL(url, page) : undefined;
  return read?.origin === site ? askedPath(read.pathname) : undefined;
}

/** What is damaged where it is stored leads nowhere. */
const parsed = (url: string): URL => new URL(URL.canParse(url) ? url : UNKNOWN_SITE);

/** A path as browsers ask for it, in the form that is stored. */
export const askedPath = (written: string): string => storedPath(decoded(written));

/** A path with the letters that its percent-encoding stands for; as it is where it has none that can be read. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
