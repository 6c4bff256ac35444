import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { RedirectsFile } from './file-schemas.js';
import { compare } from './folder-names.js';
import type { LocalSite } from './local-site.js';
import type { RenderedFile } from './rendered-file.js';

const Text = z.object({ title: z.string(), slug: z.string(), seo: z.unknown(), content: z.unknown(), isDraft: z.boolean(), publishedAt: z.string().optional() });

/** How much a file has to say of what the site has. */
export interface Sameness {
  /** Whether a text that is still to be published, or says nothing of when it was, counts as the same. */
  readonly forgivesPublishing: boolean;
}

/** Whether a file says what the site has, in whatever form. */
export function isSameFile(local: Pick<LocalSite, 'files' | 'values'>, { slot, value }: Pick<RenderedFile, 'slot' | 'value'>, { forgivesPublishing }: Sameness): boolean {
  if (!local.files.has(slot)) return false;
  const own = local.values.get(slot);
  if (isDeepStrictEqual(inOrder(own), inOrder(value))) return true;
  const [mine, theirs] = [Text.safeParse(own).data, Text.safeParse(value).data];
  if (!mine || !theirs || !isDeepStrictEqual(saidBy(mine), saidBy(theirs))) return false;
  return isSamePublishing(mine, theirs, forgivesPublishing);
}

/** Redirects in one order: what they say does not depend on theirs. */
function inOrder(value: unknown): unknown {
  const { data } = RedirectsFile.safeParse(value);
  return data ? data.redirects.toSorted((a, b) => compare(`${a.locale} ${a.from}`, `${b.locale} ${b.from}`)) : value;
}

/** Whether a text is still to be published by its file, which a file of the site as it is would not say. */
export function isToPublish({ values }: Pick<LocalSite, 'values'>, { slot, value }: Pick<RenderedFile, 'slot' | 'value'>): boolean {
  const [mine, theirs] = [Text.safeParse(values.get(slot)).data, Text.safeParse(value).data];
  return mine?.isDraft === false && theirs?.isDraft === true;
}

type Published = Pick<z.infer<typeof Text>, 'isDraft' | 'publishedAt'>;

function isSamePublishing(mine: Published, theirs: Published, forgives: boolean): boolean {
  if (theirs.isDraft) return mine.isDraft || forgives;
  if (mine.isDraft) return forgives;
  return mine.publishedAt === undefined || forgives || Date.parse(mine.publishedAt) === Date.parse(theirs.publishedAt ?? '');
}

const saidBy = ({ title, slug, seo, content }: z.infer<typeof Text>) => ({ title, slug, seo: seo ?? null, content: content ?? null });
