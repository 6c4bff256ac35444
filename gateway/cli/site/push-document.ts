import { Failure } from '#contract/failure.js';
import { PushEntryDraftDocument } from '../operations/push-entry-draft.generated.js';
import { PushEntryDocument } from '../operations/push-entry.generated.js';
import { PushLockDocument } from '../operations/push-lock.generated.js';
import { PushPageDraftDocument } from '../operations/push-page-draft.generated.js';
import { PushPageDocument } from '../operations/push-page.generated.js';
import { PushUnlockDocument } from '../operations/push-unlock.generated.js';
import { FileProblem } from './file-problem.js';
import { HOME_FOLDER } from './folder-names.js';
import { keyOf, type LocalDocument, type LocalText } from './local-site.js';
import { parentOf } from './paths.js';
import type { Pushing, Step } from './push-step.js';
import { collectionOf } from './read-document.js';
import { ownNumber } from './own-number.js';
import { referring } from './references.js';
import { mapContent } from './values.js';

/** The number of the page above a page; null at the root. Throws {@link FileProblem} where there is none. */
export function parentIdOf({ folder }: Pick<LocalDocument, 'folder'>, { ids, numberOf }: Pushing): number | null {
  const above = parentOf(folder);
  if (above === '') return null;
  const id = ids.get(keyOf({ kind: 'page', folder: above })) ?? numberOf('page', `/${above}`);
  if (id === undefined) throw new FileProblem(`There is no page pages/${above}, below which it is: its files are missing, or it was not pushed`);
  return id;
}

/** Content with numbers in place of paths, and the first path that leads to nothing. */
function numbered({ schema }: LocalDocument, { content }: LocalText, { numberOf, dangling }: Pushing): { readonly content: unknown; readonly missing: FileProblem | undefined } {
  let missing: FileProblem | undefined;
  const found = mapContent(schema, content, referring((kind, target, at) => {
    const number = typeof target === 'number' ? ownNumber(dangling, { kind, target, at }) : numberOf(kind, target);
    if (number === undefined) missing ??= new FileProblem(`names the ${kind} ${String(target)}, which is neither here nor on the site`, undefined, { at });
    return number ?? target;
  }));
  return { content: found, missing };
}

/** Create a page or an entry with one of its texts; what names something that is not there yet is saved later. */
export async function createDocument(document: LocalDocument, text: LocalText, pushing: Pushing): Promise<void> {
  const { ask, siteId, ids, later } = pushing;
  const { content, missing } = numbered(document, text, pushing);
  const draft = draftOf(text);
  const body = missing === undefined ? content : null;
  if (document.kind === 'page') {
    const input = { siteId: siteId(), template: document.template ?? '', parentId: parentIdOf(document, pushing), isHome: document.folder === HOME_FOLDER, ...draft, blocks: body };
    ids.set(keyOf(document), (await ask(PushPageDocument, { input })).createPage.id);
  } else {
    const input = { collectionId: collectionIdOf(document, pushing), ...draft, sort: document.sort ?? null, fields: body };
    ids.set(keyOf(document), (await ask(PushEntryDocument, { input })).createEntry.id);
  }
  if (missing !== undefined) later.push(laterStep(document, text, 1));
}

const draftOf = ({ locale, title, slug, seo }: LocalText) => ({ locale, title, ...(slug !== '' && { slug }), seo: seo ?? null });

function collectionIdOf({ folder }: LocalDocument, { collectionIds }: Pushing): number {
  const slug = collectionOf(folder, collectionIds.keys());
  const id = collectionIds.get(slug);
  if (id === undefined) throw new FileProblem(`The collection ${slug} was not pushed`);
  return id;
}

/** The step that saves a text when everything that it names is there. */
const laterStep = (document: LocalDocument, text: LocalText, version: number): Step =>
  ({ kind: 'changed', name: text.slot, path: text.slot, document: keyOf(document), run: (pushing) => saveText(document, text, { pushing, version, isLast: true }) });

interface Saving {
  readonly pushing: Pushing;
  /** The version that is replaced; 0 for a new text. */
  readonly version: number;
  /** The slug that the text leaves. */
  readonly leaves?: string | undefined;
  /** Everything that can be named is there by now. */
  readonly isLast?: boolean;
}

/** Save a text of a page or an entry as a draft; one that names something that is not there yet gets its slug, and is saved later. */
export async function saveText(document: LocalDocument, text: LocalText, { pushing, version, leaves, isLast = false }: Saving): Promise<void> {
  const { content, missing } = numbered(document, text, pushing);
  if (missing !== undefined && isLast) throw missing;
  if (missing === undefined) await saveDraft(document, { ...draftOf(text), content }, { pushing, version });
  else {
    if (leaves !== undefined) await saveDraft(document, { locale: text.locale, slug: text.slug }, { pushing, version });
    pushing.later.push(laterStep(document, text, version));
  }
}

/** What is changed of a draft; what is absent keeps its value. */
interface DraftChange {
  readonly locale: string;
  readonly title?: string;
  readonly slug?: string;
  readonly seo?: unknown;
  readonly content?: unknown;
}

/** Change a draft while it is as this push knows it. */
export async function saveDraft(document: Pick<LocalDocument, 'folder' | 'kind'>, { content, ...change }: DraftChange, { pushing, version }: Pick<Saving, 'pushing' | 'version'>): Promise<void> {
  const { ask, ids, versions } = pushing;
  const [id, key] = [ids.get(keyOf(document)), versionKey(document, change)];
  if (id === undefined) throw new FileProblem('It was not created');
  const draft = { id, ...change, version: versions.get(key) ?? version };
  const save = async () => (document.kind === 'page' ?
    (await ask(PushPageDraftDocument, { input: { ...draft, ...(content !== undefined && { blocks: content }) } })).savePageDraft :
    (await ask(PushEntryDraftDocument, { input: { ...draft, ...(content !== undefined && { fields: content }) } })).saveEntryDraft);
  const saved = await save().catch((error: unknown) => afterTakeover(error, { pushing, text: { id, locale: change.locale }, save }));
  versions.set(key, saved.translations.find(({ locale }) => locale === change.locale)?.version ?? draft.version);
}

interface Takeover<T> {
  readonly pushing: Pushing;
  readonly text: { readonly id: number; readonly locale: string };
  readonly save: () => Promise<T>;
}

/** Where somebody took over the lock of an earlier push, and left it, this push read the text since: it locks it anew, and saves. */
async function afterTakeover<T>(error: unknown, { pushing: { ask, isRehearsal }, text, save }: Takeover<T>): Promise<T> {
  if (isRehearsal || !(error instanceof Failure) || error.details['takenOver'] !== true) throw error;
  await ask(PushLockDocument, { input: text });
  const saved = await save();
  await ask(PushUnlockDocument, { input: text });
  return saved;
}

/** The name of a text among the versions of a push. */
export const versionKey = (document: Pick<LocalDocument, 'folder' | 'kind'>, { locale }: Pick<LocalText, 'locale'>): string => `${keyOf(document)} ${locale}`;
