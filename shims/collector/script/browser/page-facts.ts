import type { Fields } from './json.js';

/** The address of a page as far as it is reported: without fragment and query, except what is searched for. */
export function pagePath(): string {
  const words = new URLSearchParams(location.search).get('q');
  return location.pathname + (words === null ? '' : `?q=${encodeURIComponent(words)}`);
}

/** What a page view says of the page; where the shopper came from only at the arrival. */
export function pageFacts(isArrival: boolean): Fields {
  const facts: Record<string, unknown> = { path: pagePath(), title: document.title };
  if (!isArrival) return facts;
  const query = new URLSearchParams(location.search);
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign']) facts[name] = query.get(name);
  const referrer = document.referrer && new URL(document.referrer).hostname;
  if (referrer !== location.hostname) facts['referrer_host'] = referrer;
  return facts;
}
