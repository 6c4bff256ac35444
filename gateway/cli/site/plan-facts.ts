import { Failure } from '#contract/failure.js';
import { PushEntrySortDocument } from '../operations/push-entry-sort.generated.js';
import { PushPageTemplateDocument } from '../operations/push-page-template.generated.js';
import { changedHere } from './changed-here.js';
import { keyOf, type LocalDocument } from './local-site.js';
import { folderOf } from './paths.js';
import { saveDraft, versionKey } from './push-document.js';
import type { Planning, Pushing, Step } from './push-step.js';
import type { RemoteDocument } from './remote-site.js';

/** A document of a folder that the site has. */
export interface Found {
  readonly document: LocalDocument;
  readonly remote: RemoteDocument;
  /** The folder by which it was pulled. */
  readonly known: string;
  /** The folder that the site gives it. */
  readonly there: string;
}

/** A document that the site has, with its folders. */
export const foundOf = ({ matches, remote: { folders } }: Pick<Planning, 'matches' | 'remote'>, document: LocalDocument, remote: RemoteDocument): Found => ({
  document, remote, known: matches.movedFrom.get(keyOf(document))?.slice(document.kind.length + 1) ?? document.folder, there: folders.get(remote.id) ?? '',
});

/** A file of a document as it is here, as it was pulled, and as the site gives it. */
export const slotsOf = ({ document, known, there }: Found, file: string): { readonly slot: string; readonly known: string; readonly remote: string } =>
  ({ slot: `${folderOf(document, document.folder)}/${file}`, known: `${folderOf(document, known)}/${file}`, remote: `${folderOf(document, there)}/${file}` });

/** How a push sorts an entry anew. */
export function planSort(planning: Planning, found: Found): Step[] {
  const { document, document: { sort }, remote } = found;
  if (document.kind === 'page' || sort === undefined || sort === remote.sort) return [];
  const slots = slotsOf(found, 'entry.yaml');
  const path = slots.slot;
  if (changedHere(planning, slots) === 'none') return [];
  const run: Step['run'] = async (pushing) => { noteVersions(pushing, { document, remote }, (await pushing.ask(PushEntrySortDocument, { input: { id: remote.id, sort } })).sortEntry.translations); };
  return [{ kind: 'changed', name: path, detail: `sort ${String(remote.sort)} becomes ${String(sort)}`, path, document: keyOf(document), run, rehearse: run }];
}

interface TemplateStep extends Omit<Step, 'run'> {
  /** Changes the template of a page whose texts in these locales are saved afterwards. */
  readonly change: (pushing: Pushing, locales: readonly string[]) => Promise<void>;
}

/** How a push gives a page another template. */
export function planTemplate(planning: Planning, found: Found): TemplateStep[] {
  const { document, document: { template }, remote } = found;
  if (template === undefined || template === remote.template) return [];
  const slots = slotsOf(found, 'page.yaml');
  const path = slots.slot;
  if (changedHere(planning, slots) === 'none') return [];
  const name = { kind: 'changed', name: path, detail: `template ${remote.template ?? ''} becomes ${template}`, path, document: keyOf(document) } as const;
  return [{ ...name, change: (pushing, locales) => changeTemplate(pushing, { document, remote, template }, locales) }];
}

interface Changing {
  readonly document: LocalDocument;
  readonly remote: RemoteDocument;
  readonly template: string;
}

/** Texts that fit the new template alone, and the old ones the old alone, are emptied in between; where it is refused even so they are as they were. */
async function changeTemplate(pushing: Pushing, changing: Changing, locales: readonly string[]): Promise<void> {
  try {
    await askTemplate(pushing, changing);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_INPUT' || locales.length === 0) throw error;
    await emptied(pushing, changing, { locales, work: () => askTemplate(pushing, changing) });
  }
}

async function askTemplate(pushing: Pushing, changing: Changing): Promise<void> {
  const { remote: { id }, template } = changing;
  noteVersions(pushing, changing, (await pushing.ask(PushPageTemplateDocument, { input: { id, template } })).changePageTemplate.translations);
}

async function emptied(pushing: Pushing, { document, remote }: Changing, { locales, work }: { readonly locales: readonly string[]; readonly work: () => Promise<void> }): Promise<void> {
  const texts = remote.texts.filter(({ locale, isDamaged }) => locales.includes(locale) && !isDamaged);
  const save = async (contentOf: (text: (typeof texts)[number]) => unknown): Promise<void> => {
    for (const text of texts) await saveDraft(document, { locale: text.locale, content: contentOf(text) }, { pushing, version: text.version });
  };
  await save(() => null);
  try {
    await work();
  } catch (error) {
    await save(({ content }) => content);
    throw error;
  }
}

/** A change that makes each text a new version replaces nothing that somebody else saved in between: that is found when the text is saved. */
function noteVersions({ versions }: Pushing, { document, remote }: Pick<Changing, 'document' | 'remote'>, after: readonly { readonly locale: string; readonly version: number }[]): void {
  for (const { locale, version } of remote.texts) {
    const key = versionKey(document, { locale });
    const next = (versions.get(key) ?? version) + 1;
    if (after.some((text) => text.locale === locale && text.version === next)) versions.set(key, next);
  }
}
