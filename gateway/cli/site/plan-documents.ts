import { compare } from './folder-names.js';
import { keyOf, type LocalDocument, type LocalSite, type LocalText } from './local-site.js';
import { lastOf, parentOf } from './paths.js';
import { inPlaceOrder } from './place-order.js';
import { planKnown } from './plan-known.js';
import { createDocument, saveText } from './push-document.js';
import type { Planning, Step } from './push-step.js';
import { OfText } from './of-text.js';
import { folderOf } from './paths.js';
import { schemaNames } from './schema-names.js';
import { asSlugRound } from './slug-round.js';
import { aboveKey, hasPlace, slugPlace } from './slug-places.js';

/** What a push does to pages and entries, those above first. */
export function planDocuments(planning: Planning): Step[] {
  const { matches, local, state, force, faults, remote: { frame } } = planning;
  const defaultLocale = local.site?.default_locale ?? frame?.defaultLocale;
  return inPlaceOrder(inOrder(local).flatMap((document): Step[] => {
    const remote = matches.remote.get(keyOf(document));
    if (remote) return planKnown(planning, document, remote);
    if (force || (state.documents[keyOf(document)] === undefined && !matches.movedFrom.has(keyOf(document)))) return planNew(planning, document, defaultLocale);
    faults.push({ path: folderOf(document, document.folder), message: 'is gone on the site since it was pulled: delete it here, or push with --force to make it again' });
    return [];
  }), asSlugRound);
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

function planNew(planning: Planning, document: LocalDocument, defaultLocale: string | undefined): Step[] {
  const texts = document.texts.toSorted((a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale) || compare(a.locale, b.locale));
  const [first, ...others] = texts;
  if (!first) return [];
  return [{
    kind: 'created', name: folderOf(document, document.folder), detail: localesOf(texts), path: first.slot, document: keyOf(document),
    places: { wants: hasPlace(document) ? texts.map((text) => slugPlace(planning, document, text)) : [], releases: [], below: aboveKey(document) },
    rehearse: (pushing) => createDocument(document, first, pushing), restsOn: [...schemaNames(planning, document), folderOf(document, parentOf(document.folder))],
    run: async (pushing) => {
      await createDocument(document, first, pushing);
      for (const text of others) {
        await saveText(document, text, { pushing, version: 0 }).catch((error: unknown) => { throw new OfText(text.slot, error); });
      }
    },
  }];
}

const localesOf = (texts: readonly Pick<LocalText, 'locale'>[]): string => texts.map(({ locale }) => locale).join(', ');
