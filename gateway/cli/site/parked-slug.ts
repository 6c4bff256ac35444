import { lastOf } from './paths.js';

const [MARK, LONGEST] = ['-moving-', 120] as const;

/** A slug that nothing else has, for a page or an entry that makes room for another before it gets its own. */
export function parkedSlug(slug: string, id: number): string {
  const ending = `${MARK}${String(id)}`;
  const kept = Array.from(slug).slice(0, LONGEST - ending.length).join('');
  return `${kept.endsWith('-') ? kept.slice(0, -1) : kept}${ending}`;
}

/** The slug that a text had before a push parked it; none where it is not parked, or was cut. */
export function unparkedSlug(slug: string, id: number): string | undefined {
  const kept = slug.endsWith(`${MARK}${String(id)}`) ? slug.slice(0, slug.lastIndexOf(MARK)) : '';
  return kept !== '' && parkedSlug(kept, id) === slug ? kept : undefined;
}

/** Whether a path leads through the parked slug of one of these documents. */
export const isParkedPath = (path: string, ids: ReadonlySet<number>): boolean => path.split('/').some((segment) => {
  const at = segment.lastIndexOf(MARK);
  return at > 0 && ids.has(Number(segment.slice(at + MARK.length)));
});

/** The slug by which websites find a text. */
export const publishedSlug = ({ path }: { readonly path: string | null }): string | undefined => (path === null ? undefined : lastOf(path));
