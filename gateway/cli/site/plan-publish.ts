import { PushEntryPublishedDocument } from '../operations/push-entry-published.generated.js';
import { PushPagePublishedDocument } from '../operations/push-page-published.generated.js';
import { keyOf, type LocalDocument, type LocalText } from './local-site.js';
import { parkedSlug, publishedSlug } from './parked-slug.js';
import { inPlaceOrder } from './place-order.js';
import { inOrder } from './plan-documents.js';
import { saveDraft } from './push-document.js';
import type { Places, Planning, Pushing, Step } from './push-step.js';
import type { RemoteText } from './remote-site.js';
import { folderOf } from './paths.js';
import { isSameFile } from './same-file.js';
import { aboveKey, hasPlace, slugPlace } from './slug-places.js';

/** What a push publishes: texts that are no drafts, and that websites do not show as they are. */
export function planPublish(planning: Planning, pushed: ReadonlySet<string>): Step[] {
  if (!planning.publishes) return [];
  return inPlaceOrder(inOrder(planning.local).flatMap((document): Step[] => {
    const own = { document, isRedrafted: pushed.has(`${folderOf(document, document.folder)}/${document.kind}.yaml`) };
    const texts = document.texts.filter((text) => !text.isDraft && isToPublish(planning, text, { ...own, isPushed: pushed.has(text.slot) || pushed.has(folderOf(document, document.folder)) }));
    if (texts.length === 0) return [];
    const [name, parked] = [folderOf(document, document.folder), new Set<LocalText>()];
    return [{
      kind: 'published', name, detail: texts.map(({ locale }) => locale).join(', '), path: texts[0]?.slot ?? name, document: keyOf(document), places: placesOf(planning, texts, { document, parked }),
      run: async (pushing) => {
        for (const text of parked) await saveSlug(text, text.slug, { document, planning, pushing });
        await publish(document, texts, { planning, pushing });
      },
    }];
  }));
}

interface Judged {
  readonly document: LocalDocument;
  readonly isPushed: boolean;
  /** Each of its texts is another version by what was changed beside them. */
  readonly isRedrafted: boolean;
}

function isToPublish(planning: Planning, text: LocalText, { document, isPushed, isRedrafted }: Judged): boolean {
  if (isPushed) return true;
  const theirs = knownText(planning, document, text);
  return theirs !== undefined && (isRedrafted || isUnpublished(theirs)) && isAsThere(planning, document, text);
}

const isUnpublished = ({ publishedAt, hasChanges }: RemoteText): boolean => publishedAt === null || hasChanges;

function isAsThere({ matches, remote: { folders }, rendered, local }: Planning, document: LocalDocument, { slot, locale }: LocalText): boolean {
  const file = rendered.get(`${folderOf(document, folders.get(matches.remote.get(keyOf(document))?.id ?? 0) ?? '')}/${locale}`);
  return file !== undefined && isSameFile(local, { slot, value: file.value }, { forgivesPublishing: true });
}

const knownText = ({ matches }: Planning, document: LocalDocument, { locale }: LocalText): RemoteText | undefined => matches.remote.get(keyOf(document))?.texts.find((text) => text.locale === locale);

interface Parking {
  readonly document: LocalDocument;
  /** Those of its texts that are published by another slug for a moment. */
  readonly parked: Set<LocalText>;
}

/** The slugs by which websites find the texts, and will. */
function placesOf(planning: Planning, texts: readonly LocalText[], { document, parked }: Parking): Places {
  const moved = hasPlace(document) ? texts.filter((text) => shownAs(planning, document, text) !== text.slug) : [];
  const holders = new Map(moved.flatMap((text) => {
    const slug = shownAs(planning, document, text);
    return slug === undefined ? [] : [[slugPlace(planning, document, { locale: text.locale, slug }), { text, slug }] as const];
  }));
  return {
    wants: moved.map((text) => slugPlace(planning, document, text)), releases: [...holders.keys()], below: aboveKey(document),
    park: (place) => [...holders].filter(([one]) => one === place).map(([, held]) => parking(planning, held, { document, parked })),
  };
}

const shownAs = (planning: Planning, document: LocalDocument, text: LocalText): string | undefined => publishedSlug(knownText(planning, document, text) ?? { path: null });

/** A text is published by a slug of its own until its new one is free. */
function parking(planning: Planning, { text, slug }: { readonly text: LocalText; readonly slug: string }, { document, parked }: Parking): Step {
  const own = parkedSlug(slug, planning.matches.remote.get(keyOf(document))?.id ?? 0);
  parked.add(text);
  return {
    kind: 'published', name: text.slot, detail: `at ${own} for a moment`, path: text.slot, document: keyOf(document),
    run: async (pushing) => {
      await saveSlug(text, own, { document, planning, pushing });
      await publish(document, [text], { planning, pushing });
    },
  };
}

const saveSlug = (text: LocalText, slug: string, { document, planning, pushing }: { readonly document: LocalDocument; readonly planning: Planning; readonly pushing: Pushing }): Promise<void> =>
  saveDraft(document, { locale: text.locale, slug }, { pushing, version: knownText(planning, document, text)?.version ?? 0 });

/** Publish texts, by the times that their files say. */
async function publish(document: LocalDocument, texts: readonly LocalText[], { planning, pushing: { ask, ids } }: { readonly planning: Planning; readonly pushing: Pushing }): Promise<void> {
  const id = ids.get(keyOf(document));
  if (id === undefined) return;
  for (const [publishedAt, locales] of localesByTime(planning, document, texts)) {
    const input = { id, locales, ...(publishedAt !== undefined && { publishedAt }) };
    if (document.kind === 'page') await ask(PushPagePublishedDocument, { input });
    else await ask(PushEntryPublishedDocument, { input });
  }
}

/** Texts that are published for the first time keep the time that their files say. */
function localesByTime(planning: Planning, document: LocalDocument, texts: readonly LocalText[]): ReadonlyMap<string | undefined, readonly string[]> {
  const groups = new Map<string | undefined, string[]>();
  for (const text of texts) {
    const isFirst = (knownText(planning, document, text)?.publishedAt ?? null) === null;
    const at = isFirst ? text.publishedAt : undefined;
    groups.set(at, [...groups.get(at) ?? [], text.locale]);
  }
  return groups;
}
