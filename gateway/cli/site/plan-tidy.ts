import { PushRedirectRemovedDocument } from '../operations/push-redirect-removed.generated.js';
import { isParkedPath } from './parked-slug.js';
import type { Planning, Pushing, Step } from './push-step.js';
import { readRedirects } from './read-remote.js';

/** How a push removes the redirects of paths that pages and entries had for a moment by a push of an earlier release. */
export function planTidy({ remote: { documents, moved, frame } }: Planning): Step[] {
  const ids = new Set(documents.map(({ id }) => id));
  const isLeft = moved.some(({ from }) => isParkedPath(from, ids)) || documents.some(({ texts }) => texts.some(({ path }) => path !== null && isParkedPath(path, ids)));
  if (!frame || !isLeft) return [];
  return [{ kind: 'removed', name: 'the redirects of paths that were there for a moment', path: 'pages', run: (pushing) => tidy(pushing, { locales: frame.locales, ids }) }];
}

async function tidy({ ask, siteId }: Pushing, { locales, ids }: { readonly locales: readonly string[]; readonly ids: ReadonlySet<number> }): Promise<void> {
  const { moved } = await readRedirects(ask, { id: siteId(), locales: [...locales] });
  for (const { from, locale } of moved) if (isParkedPath(from, ids)) await ask(PushRedirectRemovedDocument, { input: { siteId: siteId(), from, locale } });
}
