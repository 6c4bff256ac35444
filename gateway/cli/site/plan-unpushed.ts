import { keyOf, type LocalDocument, type LocalText } from './local-site.js';
import { inOrder } from './plan-documents.js';
import type { Planning } from './push-step.js';
import type { RemoteText } from './remote-site.js';
import { folderOf } from './paths.js';

/** What files say and a push does not do, as sentences. */
export const planUnpushed = (planning: Planning): string[] => inOrder(planning.local).flatMap((document) => {
  const remote = planning.matches.remote.get(keyOf(document));
  if (!remote) return [];
  return remote.texts.flatMap((text) => unpushedOf(document, text).map((what) => `${folderOf(document, document.folder)}/${text.locale} ${what}`));
});

function unpushedOf(document: LocalDocument, theirs: RemoteText): string[] {
  const own = document.texts.find(({ locale }) => locale === theirs.locale);
  if (!own || theirs.publishedAt === null) return [];
  if (own.isDraft) return [`is not pushed as a draft: it is published, and ${takenOut(document)} takes it out`];
  return isOtherTime(own, theirs.publishedAt) ? [`is not pushed with its published_at, which counts when it is published first: it is ${theirs.publishedAt} on the site`] : [];
}

const takenOut = ({ kind }: LocalDocument): string => (kind === 'page' ? 'unpublishPage' : 'unpublishEntry');

const isOtherTime = ({ publishedAt }: LocalText, theirs: string): boolean => publishedAt !== undefined && Date.parse(publishedAt) !== Date.parse(theirs);
