import { keyOf, type LocalDocument, type LocalText } from './local-site.js';
import { inOrder } from './plan-documents.js';
import type { Planning } from './push-step.js';
import type { RemoteDocument, RemoteText } from './remote-site.js';
import { folderOf } from './paths.js';

/** What files say and a push does not do, as sentences. */
export const planUnpushed = (planning: Planning): string[] => inOrder(planning.local).flatMap((document) => {
  const remote = planning.matches.remote.get(keyOf(document));
  if (!remote) return [];
  const texts = remote.texts.flatMap((text) => unpushedOf(planning, document, text).map((what) => `${folderOf(document, document.folder)}/${text.locale} ${what}`));
  return [...unpushedSort(document, remote), ...texts];
});

function unpushedSort({ kind, folder, sort }: LocalDocument, remote: RemoteDocument): string[] {
  if (kind === 'page' || sort === undefined || sort === remote.sort) return [];
  return [`${folderOf(remote, folder)}/entry.yaml is not pushed: sort counts when the entry is made, and is ${String(remote.sort)} on the site`];
}

function unpushedOf(planning: Planning, document: LocalDocument, theirs: RemoteText): string[] {
  const own = document.texts.find(({ locale }) => locale === theirs.locale);
  if (!own) return isRemoved(planning, document, theirs) ? [`is not pushed: a single text is removed on the site${theirs.publishedAt === null ? '' : `, where ${takenOut(document)} takes it out`}`] : [];
  if (theirs.publishedAt === null) return [];
  if (own.isDraft) return [`is not pushed as a draft: it is published, and ${takenOut(document)} takes it out`];
  return isOtherTime(own, theirs.publishedAt) ? [`is not pushed with its published_at, which counts when it is published first: it is ${theirs.publishedAt} on the site`] : [];
}

const takenOut = ({ kind }: LocalDocument): string => (kind === 'page' ? 'unpublishPage' : 'unpublishEntry');

/** Whether a text was here once, at this place or the one before it was moved. */
function isRemoved({ local, state, matches }: Planning, document: LocalDocument, { locale }: RemoteText): boolean {
  const former = matches.movedFrom.get(keyOf(document))?.slice(document.kind.length + 1) ?? document.folder;
  return !local.files.has(`${folderOf(document, document.folder)}/${locale}`) && state.files[`${folderOf(document, former)}/${locale}`] !== undefined;
}

const isOtherTime = ({ publishedAt }: LocalText, theirs: string): boolean => publishedAt !== undefined && Date.parse(publishedAt) !== Date.parse(theirs);
