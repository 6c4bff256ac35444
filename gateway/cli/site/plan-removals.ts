import { PushCollectionRemovedDocument } from '../operations/push-collection-removed.generated.js';
import { PushEntryRemovedDocument } from '../operations/push-entry-removed.generated.js';
import { PushMenuRemovedDocument } from '../operations/push-menu-removed.generated.js';
import { PushPageRemovedDocument } from '../operations/push-page-removed.generated.js';
import { PushRedirectRemovedDocument } from '../operations/push-redirect-removed.generated.js';
import { PushTemplateRemovedDocument } from '../operations/push-template-removed.generated.js';
import { removedTexts } from './plan-text-removals.js';
import { safeName } from './folder-names.js';
import type { LocalSite } from './local-site.js';
import { isKnown } from './plan-links.js';
import type { Planning, Pushing, Step } from './push-step.js';
import type { RemoteDocument } from './remote-site.js';
import { folderOf, isOrder } from './paths.js';
import { ownMark } from './rendered-file.js';
import { childrenOf, isCleared, isRemoved, keptName } from './what-is-below.js';

/** What the site has and the folder has not. */
export interface Removals {
  /** The steps that remove it; none unless the push deletes. */
  readonly steps: readonly Step[];
  /** How much stays. */
  readonly left: number;
}

/** What a push removes: what lies deepest first, and what was made or changed on the site since the pull only by force. */
export function planRemovals(planning: Planning): Removals {
  const found = [...redirectRemovals(planning), ...menuRemovals(planning), ...documentRemovals(planning), ...removedTexts(planning), ...schemaRemovals(planning)].filter(({ path }) => !isUnread(planning.local, path));
  if (!planning.deletes) return { steps: [], left: found.length };
  const [steps, kept] = [found.filter((step) => isAllowed(planning, step)), found.filter((step) => !isAllowed(planning, step))];
  planning.faults.push(...kept.map(({ name }) => ({ path: name, message: 'was made or changed on the site since the pull: pull first, or push with --force to remove it' })));
  return { steps, left: kept.length };
}

/** Whether nobody knows that its files are gone. */
const isUnread = ({ unread }: LocalSite, path: string): boolean => unread.some((place) => place === path || place.startsWith(`${path}/`) || path.startsWith(`${place}/`));

/** Whether every file of it is as the site had it when it was pulled. */
function isAllowed({ rendered, state, force }: Planning, { name, path }: Step): boolean {
  if (force) return true;
  const slots = rendered.has(path) ? [path] : [...rendered.keys()].filter((slot) => slot.startsWith(`${name}/`) && !slot.slice(name.length + 1).includes('/') && !isOrder(slot));
  return slots.length > 0 && slots.every((slot) => ownMark(state.files[slot]?.base ?? '') === ownMark(rendered.get(slot)?.base ?? ''));
}

interface Removal {
  readonly name: string;
  readonly path?: string;
  readonly isMended?: Step['isMended'];
}

function removal({ name, path = name, isMended }: Removal, run: (pushing: Pushing) => Promise<unknown>): Step {
  const removing: Step['run'] = async (pushing) => { await run(pushing); };
  return { kind: 'removed', name, path, run: removing, rehearse: removing, ...(isMended && { isMended }) };
}

function documentRemovals(planning: Planning): Step[] {
  const { matches: { left }, remote: { folders }, local } = planning;
  const present = new Set([...local.files.keys()].map((slot) => slot.slice(0, slot.lastIndexOf('/'))));
  const named = left.map((document) => ({ document, name: folderOf(document, folders.get(document.id) ?? '') })).filter(({ name }) => !present.has(name));
  return named.toSorted((a, b) => depthOf(b.name) - depthOf(a.name)).map(({ document, name }) => removal({ name, isMended: (failure, coming) => isCleared(failure, childrenOf(planning, document), (child) => isRemoved(planning, child, coming)) }, (pushing) => removeDocument(document, pushing)));
}

const depthOf = (path: string): number => path.split('/').length;

const removeDocument = ({ kind, id }: RemoteDocument, { ask }: Pushing): Promise<unknown> => (kind === 'page' ? ask(PushPageRemovedDocument, { id }) : ask(PushEntryRemovedDocument, { id }));

const menuRemovals = ({ remote: { frame }, local: { files } }: Planning): Step[] => (frame?.menus ?? []).filter(({ handle }) => !files.has(`menus/${safeName(handle)}.yaml`))
  .map(({ handle }) => removal({ name: `menus/${safeName(handle)}.yaml` }, ({ ask, siteId }) => ask(PushMenuRemovedDocument, { input: { siteId: siteId(), handle } })));

const redirectRemovals = ({ remote: { redirects }, local }: Planning): Step[] => (local.files.has('redirects.yaml') && !local.redirects ? [] : redirects.filter((redirect) => !isKnown(redirect, local.redirects?.redirects ?? [])))
  .map(({ from, locale }) => removal({ name: `redirect ${from}`, path: 'redirects.yaml' }, ({ ask, siteId }) => ask(PushRedirectRemovedDocument, { input: { siteId: siteId(), from, locale } })));

function schemaRemovals(planning: Planning): Step[] {
  const { remote: { frame, documents }, local: { files } } = planning;
  const isEmptied = (isOf: (document: RemoteDocument) => boolean): Step['isMended'] => (failure, coming) => isCleared(failure, documents.filter(isOf), (document) => isRemoved(planning, document, coming) || coming.has(`changed ${keptName(planning, document)}/page.yaml`));
  const templates = (frame?.templates ?? []).filter(({ key }) => !files.has(`templates/${safeName(key)}.yaml`));
  const collections = (frame?.collections ?? []).filter(({ slug }) => !files.has(`collections/${safeName(slug)}.yaml`));
  return [
    ...templates.map(({ key }) => removal({ name: `templates/${safeName(key)}.yaml`, isMended: isEmptied(({ template }) => template === key) }, ({ ask, siteId }) => ask(PushTemplateRemovedDocument, { input: { siteId: siteId(), key } }))),
    ...collections.map(({ slug, id }) => removal({ name: `collections/${safeName(slug)}.yaml`, isMended: isEmptied(({ collection }) => collection === slug) }, ({ ask }) => ask(PushCollectionRemovedDocument, { id }))),
  ];
}
