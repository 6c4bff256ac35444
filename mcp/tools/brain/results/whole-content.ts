import { Failure } from '#contract/failure.js';

/** Up to so many bytes of JSON a content is answered whole; a result has 32 KB, and its other fields need some. */
const MOST_BYTES = 20_000;

/** A page has no more blocks. */
const MOST_PARTS = 500;

/** What is told beside a content that is read in parts: nothing that could be cut. */
const MOST_BESIDE = 4_000;

/** A piece of a content that is too long for one result. */
export interface ContentPart {
  readonly part: string;
  readonly bytes: number;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value ?? null));

/** Whether a content is short enough to be answered whole. A content that was cut must never be saved back. */
export const isShort = (content: unknown): boolean => bytesOf(content) <= MOST_BYTES;

/** What search engines are told, beside a content that is read in parts; none where that is long, as what was cut must not be saved back either. */
export const seoBeside = (seo: unknown): { readonly seo?: unknown } => (bytesOf(seo) <= MOST_BESIDE ? { seo } : {});

/** The pieces of a content, by their names in it. */
export const partsOf = (content: unknown): ContentPart[] =>
  (typeof content === 'object' && content !== null ? Object.entries(content).slice(0, MOST_PARTS).map(([part, value]) => ({ part, bytes: bytesOf(value) })) : []);

/** A piece of a content by the path of its names; throws BAD_INPUT where there is none. */
export const partAt = (content: unknown, part: string): unknown => part.split('.').reduce<unknown>((value, step) => {
  const names = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  if (!names.has(step)) throw new Failure('BAD_INPUT', `There is no part ${part}`, { part: [`is none of: ${[...names.keys()].slice(0, MOST_PARTS).join(', ')}`] });
  return names.get(step);
}, content);
