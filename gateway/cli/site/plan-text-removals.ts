import { PushEntryTextRemovedDocument } from '../operations/push-entry-text-removed.generated.js';
import { PushEntryUnpublishedDocument } from '../operations/push-entry-unpublished.generated.js';
import { PushPageTextRemovedDocument } from '../operations/push-page-text-removed.generated.js';
import { PushPageUnpublishedDocument } from '../operations/push-page-unpublished.generated.js';
import { keyOf, type LocalDocument } from './local-site.js';
import { inOrder } from './plan-documents.js';
import { foundOf, slotsOf } from './plan-facts.js';
import { isRemoved, keptName, shownBelow } from './what-is-below.js';
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
  const [{ slot: name, remote: path }, removing] = [slots, { kind: document.kind, id: remote.id, locale }];
  return [{
    kind: 'removed', name, ...(publishedAt !== null && { detail: 'websites show it no more' }), path, document: keyOf(document),
    run: (pushing) => removeText(pushing, { ...removing, isPublished: publishedAt !== null }),
    rehearse: (pushing) => (publishedAt === null ? removeText(pushing, { ...removing, isPublished: false }) : takeOut(pushing, removing)),
    isMended: (_, coming) => shownBelow(planning, remote, locale).every((below) => isRemoved(planning, below, coming) || coming.has(`removed ${keptName(planning, below)}/${locale}`)),
  }];
}

/** Whether a text was pulled once, and the site has it while the folder has not. */
const isGone = ({ local, state, rendered }: Planning, { slot, known, remote }: ReturnType<typeof slotsOf>): boolean =>
  !local.files.has(slot) && state.files[known] !== undefined && rendered.has(remote);

interface Removing extends Pick<RemoteDocument, 'id' | 'kind'> {
  readonly locale: string;
  readonly isPublished: boolean;
}

/** Remove a text of a page or an entry, which is taken out first where websites show it. */
export async function removeText({ ask }: Pushing, { kind, id, locale, isPublished }: Removing): Promise<void> {
  if (isPublished) await takeOut({ ask }, { kind, id, locale });
  const text = { input: { id, locale } };
  if (kind === 'page') await ask(PushPageTextRemovedDocument, text);
  else await ask(PushEntryTextRemovedDocument, text);
}

async function takeOut({ ask }: Pick<Pushing, 'ask'>, { kind, id, locale }: Omit<Removing, 'isPublished'>): Promise<void> {
  const shown = { input: { id, locales: [locale] } };
  if (kind === 'page') await ask(PushPageUnpublishedDocument, shown);
  else await ask(PushEntryUnpublishedDocument, shown);
}
