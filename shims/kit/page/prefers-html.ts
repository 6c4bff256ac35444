import { byQuality, type Weighed } from './by-quality.js';

const HTML = ['text/html', 'text/*', '*/*'];
const JSON_TEXT = ['application/json', 'application/*', '*/*'];

/** Whether the caller prefers a page to JSON: browsers do, programs rarely. */
export function prefersHtml(accept: string | undefined): boolean {
  const asked = byQuality(accept);
  return qualityOf(HTML, asked) > qualityOf(JSON_TEXT, asked);
}

/** The most specific entry applies. */
const qualityOf = (types: readonly string[], asked: readonly Weighed[]): number =>
  types.map((type) => asked.find(({ value }) => value === type)).find((entry) => entry !== undefined)?.quality ?? 0;
