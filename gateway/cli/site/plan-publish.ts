import { PushEntryPublishedDocument } from '../operations/push-entry-published.generated.js';
import { PushPagePublishedDocument } from '../operations/push-page-published.generated.js';
import { keyOf, type LocalDocument, type LocalText } from './local-site.js';
import { publishedSlug } from './parked-slug.js';
import { inPlaceOrder } from './place-order.js';
import { inOrder } from './plan-documents.js';
import type { Places, Planning, Pushing, Step } from './push-step.js';
import type { RemoteText } from './remote-site.js';
import { folderOf, parentOf } from './paths.js';
import { publishedTogether } from './published-together.js';
import { isSameFile } from './same-file.js';
import { schemaNames } from './schema-names.js';
import { aboveKey, hasPlace, slugPlace } from './slug-places.js';

/** What a push publishes: texts that are no drafts, and that websites do not show as they are. */
export function planPublish(planning: Planning, pushed: ReadonlySet<string>): Step[] {
  if (!planning.publishes) return [];
  return inPlaceOrder(inOrder(planning.local).flatMap((document): Step[] => {
    const own = { document, isRedrafted: pushed.has(`${folderOf(document, document.folder)}/${document.kind}.yaml`) };
    const texts = document.texts.filter((text) => !text.isDraft && isToPublish(planning, text, { ...own, isPushed: pushed.has(text.slot) || pushed.has(folderOf(document, document.folder)) }));
    return texts.length === 0 ? [] : [publication(planning, texts, document)];
  }), publishedTogether);
}

function publication(planning: Planning, texts: readonly LocalText[], document: LocalDocument): Step {
  const times = localesByTime(planning, document, texts);
  const run: Step['run'] = (pushing) => publish(document, times, pushing);
  return {
    kind: 'published', name: folderOf(document, document.folder), detail: texts.map(({ locale }) => locale).join(', '), path: texts[0]?.slot ?? '', document: keyOf(document),
    places: placesOf(planning, texts, document), run, rehearse: run, restsOn: [keyOf(document), ...schemaNames(planning, document)],
    together: { locales: times.get(undefined) ?? [], rest: (pushing) => publish(document, new Map([...times].filter(([at]) => at !== undefined)), pushing) },
    isMended: ({ code }, coming) => code === 'INVALID_STATE' && coming.has(`published ${folderOf(document, parentOf(document.folder))}`),
  };
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

/** The slugs by which websites find the texts, and will. */
function placesOf(planning: Planning, texts: readonly LocalText[], document: LocalDocument): Places {
  const moved = hasPlace(document) ? texts.filter((text) => shownAs(planning, document, text) !== text.slug) : [];
  const releases = moved.flatMap((text) => {
    const slug = shownAs(planning, document, text);
    return slug === undefined ? [] : [slugPlace(planning, document, { locale: text.locale, slug })];
  });
  return { wants: moved.map((text) => slugPlace(planning, document, text)), releases, below: aboveKey(document) };
}

const shownAs = (planning: Planning, document: LocalDocument, text: LocalText): string | undefined => publishedSlug(knownText(planning, document, text) ?? { path: null });

/** The locales in which texts are published, by the times that their files say. */
type Times = ReadonlyMap<string | undefined, readonly string[]>;

/** Publish texts of a document. */
async function publish(document: Pick<LocalDocument, 'folder' | 'kind'>, times: Times, { ask, ids }: Pushing): Promise<void> {
  const id = ids.get(keyOf(document));
  if (id === undefined) return;
  for (const [publishedAt, locales] of times) {
    const input = { id, locales: [...locales], ...(publishedAt !== undefined && { publishedAt }) };
    if (document.kind === 'page') await ask(PushPagePublishedDocument, { input });
    else await ask(PushEntryPublishedDocument, { input });
  }
}

/** Texts that are published for the first time keep the time that their files say. */
function localesByTime(planning: Planning, document: LocalDocument, texts: readonly LocalText[]): Times {
  const groups = new Map<string | undefined, string[]>();
  for (const text of texts) {
    const isFirst = (knownText(planning, document, text)?.publishedAt ?? null) === null;
    const at = isFirst ? text.publishedAt : undefined;
    groups.set(at, [...groups.get(at) ?? [], text.locale]);
  }
  return groups;
}
