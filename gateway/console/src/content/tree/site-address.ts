import type { SiteOfDocument } from '../document.js';

/** Where the website of a site shows a path; undefined where it has no address that can be opened. */
export function siteAddress({ frontendUrl }: Pick<SiteOfDocument, 'frontendUrl'>, path: string): string | undefined {
  if (frontendUrl === null || !/^https?:\/\//.test(frontendUrl)) return undefined;
  return `${frontendUrl.replace(/\/$/, '')}${path.startsWith('/') ? path : `/${path}`}`;
}
