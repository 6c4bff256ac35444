import { PushEntryTextRemovedDocument } from '../operations/push-entry-text-removed.generated.js';
import { PushEntryUnpublishedDocument } from '../operations/push-entry-unpublished.generated.js';
import { PushPageTextRemovedDocument } from '../operations/push-page-text-removed.generated.js';
import { PushPageUnpublishedDocument } from '../operations/push-page-unpublished.generated.js';
import { keyOf, type LocalDocument } from './local-site.js';
import { inOrder } from './plan-documents.js';
import { foundOf, slotsOf } from './plan-facts.js';
import type { Planning, Pushing, Step } from './push-step.js';
import type { RemoteDocument, RemoteText } from './remote-site.js';

/** How a push removes single texts that were pulled once and have no file any more, of pages and entries that are here; those that lie deepest first. */
export const removedTexts = (planning: Planning): Step[] => inOrder(planning.local).toReversed().flatMap((document) => {
  const remote = planning.matches.remote.get(keyOf(document));
  return remote ? remote.texts.flatMap((text) => removedText(planning, text, { document, remote })) : [];
});

function removedText(planning: Planning, { locale, publishedAt }: RemoteText, { document, remote }: { readonly document: LocalDocument; readonly remote: RemoteDocument }): Step[] {
  const slots = slotsOf(foundOf(planning, document, remote), locale);
  if (!isGone(planning, slots)) return [];
  const { slot: name, remote: path } = slots;
  return [{
    kind: 'removed', name, ...(publishedAt !== null && { detail: 'websites show it no more' }), path, document: keyOf(document),
    run: (pushing) => remove(pushing, { kind: document.kind, id: remote.id, locale, isPublished: publishedAt !== null }),
  }];
}

/** Whether a text was pulled once, and the site has it while the folder has not. */
const isGone = ({ local, state, rendered }: Planning, { slot, known, remote }: ReturnType<typeof slotsOf>): boolean =>
  !local.files.has(slot) && state.files[known] !== undefined && rendered.has(remote);

interface Removing extends Pick<RemoteDocument, 'id' | 'kind'> {
  readonly locale: string;
  readonly isPublished: boolean;
}

async function remove({ ask }: Pushing, { kind, id, locale, isPublished }: Removing): Promise<void> {
  const [shown, text] = [{ input: { id, locales: [locale] } }, { input: { id, locale } }];
  if (kind === 'page') {
    if (isPublished) await ask(PushPageUnpublishedDocument, shown);
    await ask(PushPageTextRemovedDocument, text);
  } else {
    if (isPublished) await ask(PushEntryUnpublishedDocument, shown);
    await ask(PushEntryTextRemovedDocument, text);
  }
}
