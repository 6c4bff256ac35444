import { PushPagePlaceDocument } from '../operations/push-page-place.generated.js';
import { changedHere } from './changed-here.js';
import { keyOf, type LocalDocument, type LocalText } from './local-site.js';
import { folderOf, parentOf } from './paths.js';
import { parkedSlug, unparkedSlug } from './parked-slug.js';
import { foundOf, planSort, planTemplate, slotsOf, type Found } from './plan-facts.js';
import { parentIdOf, saveDraft, saveText } from './push-document.js';
import type { Places, Planning, Step } from './push-step.js';
import type { RemoteDocument, RemoteText } from './remote-site.js';
import { contentMark, textBaseOf } from './rendered-file.js';
import { isSameFile } from './same-file.js';
import { aboveKey, hasPlace, placesThere, slugPlace } from './slug-places.js';

/** What a push does to a page or an entry that the site has. */
export function planKnown(planning: Planning, document: LocalDocument, remote: RemoteDocument): Step[] {
  const found = foundOf(planning, document, remote);
  const template = planTemplate(planning, found);
  const texts = document.texts.flatMap((text) => planText(planning, text, { ...found, isRedrafted: template.length > 0 }));
  const change = template.map((step): Step => ({ ...step, run: (pushing) => step.change(pushing, texts.map(({ text }) => text.locale)) }));
  return [...planning.matches.movedFrom.has(keyOf(document)) ? planMove(planning, found) : [], ...change, ...planSort(planning, found), ...texts.map(({ step }) => step)];
}

function planText(planning: Planning, text: LocalText, { isRedrafted, ...found }: Found & { readonly isRedrafted: boolean }): { readonly step: Step; readonly text: LocalText }[] {
  const { document, remote } = found;
  const before = remote.texts.find(({ locale }) => locale === text.locale);
  const slots = slotsOf(found, text.locale);
  if (!isHalfDone(planning, before, { text, id: remote.id, slots, isRedrafted }) && changedHere(planning, slots) === 'none') return [];
  const leaves = before?.slug === text.slug ? undefined : before?.slug;
  const step: Step = {
    kind: leaves === undefined ? 'changed' : 'moved', name: text.slot, ...(leaves !== undefined && { detail: `slug ${leaves} becomes ${text.slug}` }), path: text.slot, document: keyOf(document),
    places: placesOf(planning, text, { ...found, before }), run: (pushing) => saveText(document, text, { pushing, version: before?.version ?? 0, leaves }),
  };
  return [{ step, text }];
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
    kind: 'moved', name: text.slot, detail: `slug ${before.slug} becomes ${parked} for a moment`, path: text.slot, document: keyOf(document),
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
  return [{
    kind: 'moved', name, detail: `from pages/${former}`, path: name, document: keyOf(document),
    places: { wants: remote.texts.map((text) => slugPlace(planning, document, text)), releases: placesThere(remote), below: aboveKey(document) },
    run: async (pushing) => { await pushing.ask(PushPagePlaceDocument, { input: { id: remote.id, parentId: parentIdOf(document, pushing) } }); },
  }];
}
