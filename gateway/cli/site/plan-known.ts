import { Failure } from '#contract/failure.js';
import { PushPagePlaceDocument } from '../operations/push-page-place.generated.js';
import { changedHere } from './changed-here.js';
import { HOME_FOLDER } from './folder-names.js';
import { keyOf, type LocalDocument, type LocalText } from './local-site.js';
import { folderOf, parentOf } from './paths.js';
import { parkedSlug, unparkedSlug } from './parked-slug.js';
import { foundOf, planSort, planTemplate, slotsOf, type Found } from './plan-facts.js';
import { removeText } from './remove-text.js';
import { parentIdOf, saveDraft, saveText } from './push-document.js';
import type { Places, Planning, Pushing, Step } from './push-step.js';
import type { RemoteDocument, RemoteText } from './remote-site.js';
import { contentMark, textBaseOf } from './rendered-file.js';
import { isSameFile } from './same-file.js';
import { schemaNames } from './schema-names.js';
import { aboveKey, hasPlace, placesThere, slugPlace } from './slug-places.js';

/** What a push does to a page or an entry that the site has. */
export function planKnown(planning: Planning, document: LocalDocument, remote: RemoteDocument): Step[] {
  if (remote.isHome !== (document.folder === HOME_FOLDER)) return refusedHome(planning, document);
  const found = foundOf(planning, document, remote);
  const template = planTemplate(planning, found);
  const texts = document.texts.flatMap((text) => planText(planning, text, { ...found, isRedrafted: template.length > 0 }));
  const change = template.map((step): Step => {
    const run: Step['run'] = (pushing) => step.change(pushing, texts.map(({ text }) => text.locale));
    return { ...step, run, ...(texts.length === 0 && { rehearse: run, restsOn: schemaNames(planning, document) }) };
  });
  return [...planning.matches.movedFrom.has(keyOf(document)) ? planMove(planning, found) : [], ...change, ...planSort(planning, found), ...texts.map(({ step }) => step)];
}

/** Which page is the home page is changed for editors and websites at once, and not by drafts. */
function refusedHome({ faults }: Planning, document: LocalDocument): Step[] {
  const name = folderOf(document, document.folder);
  faults.push({ path: name, message: document.folder === HOME_FOLDER ? 'is another page on the site than its home page: make it that with setHomePage, and pull' : 'is the home page on the site: make another page that with setHomePage, and pull' });
  return [];
}

function planText(planning: Planning, text: LocalText, { isRedrafted, ...found }: Found & { readonly isRedrafted: boolean }): { readonly step: Step; readonly text: LocalText }[] {
  const { document, remote } = found;
  const before = remote.texts.find(({ locale }) => locale === text.locale);
  const slots = slotsOf(found, text.locale);
  if (!isHalfDone(planning, before, { text, id: remote.id, slots, isRedrafted }) && changedHere(planning, slots) === 'none') return [];
  const leaves = before?.slug === text.slug ? undefined : before?.slug;
  const run: Step['run'] = (pushing) => saveText(document, text, { pushing, version: before?.version ?? 0, leaves });
  const step = { path: text.slot, name: text.slot, document: keyOf(document), locale: text.locale, places: placesOf(planning, text, { ...found, before }), ...asked({ planning, document, remote, text: before ?? text, isNew: before === undefined }, run) };
  return [{ text, step: leaves === undefined ? { ...step, kind: 'changed' } : { ...step, kind: 'moved', detail: `slug ${leaves} becomes ${text.slug}` } }];
}

interface Asked {
  readonly planning: Planning;
  readonly document: LocalDocument;
  readonly remote: RemoteDocument;
  readonly text: LocalText | RemoteText;
  readonly isNew: boolean;
}

/** How a text is saved, asked before, and put back as it was. */
const asked = ({ planning, document, remote, text, isNew }: Asked, run: Step['run']): Pick<Step, 'rehearse' | 'restsOn' | 'run' | 'undo'> => ({
  run, rehearse: run, restsOn: [...schemaNames(planning, document), `${folderOf(document, document.folder)}/page.yaml`],
  undo: (pushing) => (isNew ? removeText(pushing, { kind: document.kind, id: remote.id, locale: text.locale, isPublished: false }) : putBack(document, text, pushing)),
});

/** Save a text as it was, so that it counts as nobody's change; its slug alone where the rest cannot be as it was. */
async function putBack(document: LocalDocument, { locale, title, slug, seo, content }: LocalText | RemoteText, pushing: Pushing): Promise<void> {
  await saveDraft(document, { locale, title, slug, seo, content }, { pushing, version: 0 }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    return saveDraft(document, { locale, slug }, { pushing, version: 0 });
  });
}

interface HalfDone {
  readonly text: LocalText;
  readonly id: number;
  readonly slots: { readonly known: string; readonly remote: string };
  readonly isRedrafted: boolean;
}

/** Whether a push was stopped between two changes of a text, so that saving it replaces nothing of anybody. */
const isHalfDone = (planning: Planning, before: RemoteText | undefined, half: HalfDone): boolean => before !== undefined && (isUnwritten(before, half.text, half.isRedrafted) || isParked(planning, before, half));

/** A page that a push created, or gave another template, and was stopped before it said anything: nothing of anybody is replaced. */
const isUnwritten = (before: RemoteText, { title, slug, content }: LocalText, isRedrafted: boolean): boolean =>
  before.content === null && (before.version === 1 || isRedrafted) && before.title === title && before.slug === slug && content !== null;

/** Whether a push was stopped while the text had a slug for a moment, and is as it was pulled, or as it is here, but for that. */
function isParked(planning: Planning, before: RemoteText, { text, id, slots }: HalfDone): boolean {
  const [slug, theirs] = [unparkedSlug(before.slug, id), planning.rendered.get(slots.remote)];
  if (slug === undefined || !theirs) return false;
  const pulled = planning.state.files[slots.known];
  if (pulled && contentMark(pulled.base) === contentMark(textBaseOf({ ...before, slug }, { publishedAt: null, names: null }))) return true;
  return isSameFile(planning.local, { slot: text.slot, value: { ...Object(theirs.value), slug: text.slug } }, { forgivesPublishing: true });
}

function placesOf(planning: Planning, text: LocalText, { document, remote, before }: Found & { readonly before: RemoteText | undefined }): Places {
  const below = aboveKey(document);
  if (!hasPlace(document) || before?.slug === text.slug) return { wants: [], releases: [], below };
  const wants = [slugPlace(planning, document, text)];
  if (!before) return { wants, releases: [], below };
  const parked = parkedSlug(before.slug, remote.id);
  return { wants, releases: [slugPlace(planning, document, before)], below, park: () => [{
    kind: 'moved', name: text.slot, detail: `slug ${before.slug} becomes ${parked} for a moment`, path: text.slot, document: keyOf(document), makesRoom: true, undo: (pushing) => saveDraft(document, { locale: before.locale, slug: before.slug }, { pushing, version: 0 }),
    run: (pushing) => saveDraft(document, { locale: text.locale, slug: parked }, { pushing, version: before.version }),
  }] };
}

function planMove(planning: Planning, { document, remote, known: former }: Found): Step[] {
  const { matches, state, force, faults } = planning;
  if (document.kind === 'entry') return [];
  const above = parentOf(document.folder);
  const parentId = above === '' ? null : matches.remote.get(keyOf({ kind: 'page', folder: above }))?.id;
  if (parentId === remote.parentId) return [];
  const name = folderOf(document, document.folder);
  if (!force && state.documents[`page ${former}`]?.parentId !== remote.parentId) {
    faults.push({ path: name, message: 'was moved on the site too since it was pulled: pull first, or push with --force to move it here' });
    return [];
  }
  const run: Step['run'] = async (pushing) => { await pushing.ask(PushPagePlaceDocument, { input: { id: remote.id, parentId: parentIdOf(document, pushing) } }); };
  return [{
    kind: 'moved', name, detail: `from pages/${former}`, path: name, document: keyOf(document), moves: remote.id,
    places: { wants: remote.texts.map((text) => slugPlace(planning, document, text)), releases: placesThere(remote), below: aboveKey(document) },
    run, rehearse: run, restsOn: [folderOf(document, above)], undo: async ({ ask }) => { await ask(PushPagePlaceDocument, { input: { id: remote.id, parentId: remote.parentId } }); },
  }];
}
