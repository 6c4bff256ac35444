import { PushPagePlaceDocument } from '../operations/push-page-place.generated.js';
import { changedHere } from './changed-here.js';
import { compare } from './folder-names.js';
import { keyOf, type LocalDocument, type LocalSite, type LocalText } from './local-site.js';
import { lastOf, parentOf } from './paths.js';
import { createDocument, parentIdOf, saveText } from './push-document.js';
import type { Planning, Step } from './push-step.js';
import type { RemoteDocument } from './remote-site.js';
import { folderOf } from './paths.js';

/** What a push does to pages and entries, those above first. */
export function planDocuments(planning: Planning): Step[] {
  const { matches, local, state, force, faults, remote: { frame } } = planning;
  const defaultLocale = local.site?.default_locale ?? frame?.defaultLocale;
  return inOrder(local).flatMap((document) => {
    const remote = matches.remote.get(keyOf(document));
    if (remote) return planKnown(planning, document, remote);
    if (force || (state.documents[keyOf(document)] === undefined && !matches.movedFrom.has(keyOf(document)))) return planNew(document, defaultLocale);
    faults.push({ path: folderOf(document, document.folder), message: 'is gone on the site since it was pulled: delete it here, or push with --force to make it again' });
    return [];
  });
}

/** Documents, those above first, and beside one another as they are to stand. */
export function inOrder({ documents, orders }: Pick<LocalSite, 'documents' | 'orders'>): LocalDocument[] {
  const keys = new Map(documents.map((document) => [document, placeOf(document, orders)]));
  return documents.toSorted((a, b) => {
    const [one, other] = [keys.get(a) ?? [], keys.get(b) ?? []];
    for (const [index, part] of one.entries()) {
      const than = other[index] ?? part;
      const order = typeof part === 'number' && typeof than === 'number' ? part - than : compare(String(part), String(than));
      if (order !== 0) return order;
    }
    return 0;
  });
}

function placeOf({ kind, folder, sort = 0 }: LocalDocument, orders: LocalSite['orders']): (number | string)[] {
  const place = kind === 'entry' ? sort : orders.get(parentOf(folder))?.indexOf(lastOf(folder)) ?? -1;
  return [kind === 'page' ? 0 : 1, folder.split('/').length, parentOf(folder), place === -1 ? Number.MAX_SAFE_INTEGER : place, lastOf(folder)];
}

function planNew(document: LocalDocument, defaultLocale: string | undefined): Step[] {
  const texts = document.texts.toSorted((a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale) || compare(a.locale, b.locale));
  const [first, ...others] = texts;
  if (!first) return [];
  return [{
    kind: 'created', name: folderOf(document, document.folder), detail: localesOf(texts), path: first.slot, document: keyOf(document),
    run: async (pushing) => {
      await createDocument(document, first, pushing);
      for (const text of others) await saveText(document, text, { pushing, version: 0 });
    },
  }];
}

const localesOf = (texts: readonly Pick<LocalText, 'locale'>[]): string => texts.map(({ locale }) => locale).join(', ');

function planKnown(planning: Planning, document: LocalDocument, remote: RemoteDocument): Step[] {
  const { faults, matches, remote: { folders } } = planning;
  const [name, key] = [folderOf(document, document.folder), keyOf(document)];
  if (document.template !== undefined && document.template !== remote.template) faults.push({ path: `${name}/page.yaml`, message: `the template of a page stays ${remote.template ?? ''}: make another page` });
  const former = matches.movedFrom.get(key)?.slice(document.kind.length + 1);
  const changes = document.texts.flatMap((text): Step[] => {
    const [known, theirs] = [former ?? document.folder, folders.get(remote.id) ?? ''].map((folder) => `${folderOf(document, folder)}/${text.locale}`);
    const before = remote.texts.find(({ locale }) => locale === text.locale);
    const change = isUnwritten(before, text) ? 'changed' : changedHere(planning, { slot: text.slot, known, remote: theirs });
    if (change === 'none') return [];
    const isRenamed = before !== undefined && before.slug !== text.slug;
    return [{ kind: isRenamed ? 'moved' : 'changed', name: text.slot, ...(isRenamed && { detail: `slug ${before.slug} becomes ${text.slug}` }), path: text.slot, document: key, run: (pushing) => saveText(document, text, { pushing, version: before?.version ?? 0 }) }];
  });
  return [...former === undefined ? [] : planMove(planning, { document, remote, former }), ...changes];
}

/** A page that a push created and was stopped before it said anything: nothing of anybody is replaced. */
const isUnwritten = (before: RemoteDocument['texts'][number] | undefined, { title, slug, content }: LocalText): boolean =>
  before?.content === null && before.version === 1 && before.title === title && before.slug === slug && content !== null;

function planMove({ matches, state, force, faults }: Planning, { document, remote, former }: { readonly document: LocalDocument; readonly remote: RemoteDocument; readonly former: string }): Step[] {
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
    run: async (pushing) => { await pushing.ask(PushPagePlaceDocument, { input: { id: remote.id, parentId: parentIdOf(document, pushing) } }); },
  }];
}
