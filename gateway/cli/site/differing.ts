import { isDeepStrictEqual } from 'node:util';
import { isRecord, type ValuePath } from './values.js';

/** The most fields that are named. */
const MOST = 3;

interface Compared {
  readonly slot: string;
  readonly own: unknown;
  readonly theirs: unknown;
}

/** The first fields in which a file is not what the site has, as the file names them. */
export const differing = ({ slot, own, theirs }: Compared): ValuePath[] => differences(asFile(slot, own), asFile(slot, theirs), []).slice(0, MOST);

/** What a text says as its file names it, without when it was published. */
function asFile(slot: string, value: unknown): unknown {
  if (!isRecord(value) || !('content' in value)) return value;
  const { title, slug, seo, content } = value;
  return { title, slug, seo: seo ?? null, [slot.startsWith('pages/') ? 'blocks' : 'fields']: content ?? null };
}

function differences(own: unknown, theirs: unknown, at: ValuePath): ValuePath[] {
  if (isDeepStrictEqual(own, theirs)) return [];
  if (isRecord(own) && isRecord(theirs)) return [...new Set([...Object.keys(own), ...Object.keys(theirs)])].flatMap((key) => differences(own[key], theirs[key], [...at, key]));
  if (Array.isArray(own) && Array.isArray(theirs) && own.length === theirs.length) return own.flatMap((one, index) => differences(one, theirs[index], [...at, index]));
  return [at];
}
