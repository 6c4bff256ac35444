/** Words of a path that mean the same (document 1, B, Conventions: a fixed set of aliases), as they are read: without case. */
const ALIASES: Readonly<Record<string, string>> = {
  order: 'orders', return: 'returns', label: 'labels', document: 'documents', catalog: 'catalogue', cancel: 'canceled', cancelled: 'canceled',
};

const ROOT = '/v1';

/**
 * The path that is looked up: in lower case, each word by its one name. `/v1/return/update`, `/V1/Returns/Update` and
 * `/V1/Orders/Cancel`, `/V1/Orders/Canceled` meet here.
 */
export function lenientPath(written: string): string {
  const lower = written.toLowerCase();
  if (!lower.startsWith(ROOT)) return written;
  const words = lower.slice(ROOT.length).split('/').map((word) => (Object.hasOwn(ALIASES, word) ? ALIASES[word] : word));
  return `/V1${words.join('/')}`;
}

/** How a path of the document is looked up. */
export const lookedUp = (path: string): string => lenientPath(`${ROOT}${path}`).slice(ROOT.length);
