import { keyOf, type LocalDocument } from './local-site.js';
import { inOrder } from './plan-documents.js';
import { foundOf, slotsOf } from './plan-facts.js';
import { isCleared, isRemoved, keptName, shownBelow } from './what-is-below.js';
import type { Planning, Step } from './push-step.js';
import { removeText, takeOut } from './remove-text.js';
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
    isMended: (failure, coming) => isCleared(failure, shownBelow(planning, remote, locale), (below) => isRemoved(planning, below, coming) || coming.has(`removed ${keptName(planning, below)}/${locale}`)),
  }];
}

/** Whether a text was pulled once, and the site has it while the folder has not. */
const isGone = ({ local, state, rendered }: Planning, { slot, known, remote }: ReturnType<typeof slotsOf>): boolean =>
  !local.files.has(slot) && state.files[known] !== undefined && rendered.has(remote);
