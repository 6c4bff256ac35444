import { Failure } from '#contract/failure.js';
import { strong } from '#kit/conditional.js';

interface Call {
  readonly params: { readonly workspace: string; readonly siteId: string };
  readonly headers: { readonly 'if-none-match'?: string | undefined };
}

const NUMBER = /^[1-9]\d{0,14}$/;

/** The site of a call and the tag that the caller has; throws NOT_FOUND for what is no number of a site. */
export function asked({ params: { workspace, siteId }, headers }: Call): { readonly workspace: string; readonly siteId: number; readonly known: string | null } {
  if (!NUMBER.test(siteId)) throw new Failure('NOT_FOUND', 'There is no such site');
  return { workspace, siteId: Number(siteId), known: knownTag(headers['if-none-match']) };
}

/** The one tag of If-None-Match; null where it has several, none, or *: the answer is then read whole and compared. */
function knownTag(header = ''): string | null {
  const tag = strong(header.trim());
  return tag.length > 2 && tag.startsWith('"') && tag.endsWith('"') && !tag.slice(1, -1).includes('"') ? tag.slice(1, -1) : null;
}
