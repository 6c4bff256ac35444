import type { z } from 'zod';
import { checked } from './checked-yaml.js';
import { FileProblem } from './file-problem.js';
import { EntryFile, PageFile, type CollectionFile, type TemplateFile } from './file-schemas.js';
import { HOME_FOLDER, safeName, saysSlug } from './folder-names.js';
import { readableText, type FileFault, type LocalFile } from './local-files.js';
import type { LocalDocument, LocalText } from './local-site.js';
import { folderNamed, folderOf, lastOf, symbolOf } from './paths.js';
import { readText } from './read-text.js';
import { referring, type Referred } from './references.js';
import type { RemoteFrame } from './remote-site.js';
import { plain } from './text-parts.js';
import { mapContent, type Schema } from './values.js';

/** The files of a page or an entry. */
export interface Parts {
  readonly kind: Referred;
  readonly folder: string;
  readonly own: { readonly slot: string; readonly file: LocalFile } | undefined;
  readonly texts: ReadonlyMap<string, LocalFile>;
}

interface Around {
  readonly reading: { readonly values: Map<string, unknown>; readonly faults: FileFault[] };
  readonly templates: ReadonlyMap<string, TemplateFile>;
  readonly collections: ReadonlyMap<string, CollectionFile>;
  readonly frame: RemoteFrame | undefined;
  readonly defaultLocale: string;
}

/** The page or entry of a folder; none where a file of it cannot be read. */
export function readDocument(parts: Parts, around: Around): LocalDocument[] {
  const { kind, folder } = parts;
  const { slot, path } = ownFile(parts);
  const said = reading(around, { slot, path }, () => saidBy(parts));
  if (!said) return [];
  const facts = factsOf(said);
  const schema = reading(around, { path }, () => schemaOf(parts, facts.template, around));
  const texts = schema && readTexts(parts, schema, around);
  return schema && texts ? [{ kind, folder, ...facts, schema, texts }] : [];
}

/** The file of what a document is beside its texts, or where it would be. */
function ownFile(parts: Parts): { readonly slot: string; readonly path: string } {
  const { kind, folder, own, texts } = parts;
  if (own) return { slot: own.slot, path: own.file.path };
  const [first] = texts.values();
  return { slot: `${folderOf(parts, folder)}/${kind}.yaml`, path: first?.path ?? folder };
}

/** The texts of a document; none where one of them cannot be read, or there is none. */
function readTexts(parts: Parts, schema: Schema, around: Around): LocalText[] | undefined {
  const found = [...parts.texts].flatMap(([slot, file]) => reading(around, { slot, path: file.path }, () => textOf(parts, { slot, file, schema, defaultLocale: around.defaultLocale })) ?? []);
  if (parts.texts.size === 0) around.reading.faults.push({ path: ownFile(parts).path, message: 'has no text beside it: add one, named by its locale, as in it.md' });
  return found.length > 0 && found.length === parts.texts.size ? found : undefined;
}

const factsOf = (said: ReturnType<typeof saidBy>): Pick<LocalDocument, 'sort' | 'template'> => ({ template: 'template' in said ? said.template : undefined, sort: 'sort' in said ? said.sort : undefined });

/** What a file says, noted by its slot; what is wrong with it is noted too. */
function reading<T>({ reading: { values, faults } }: Around, { slot, path }: { readonly slot?: string; readonly path: string }, work: () => T): T | undefined {
  try {
    const value = work();
    if (slot !== undefined) values.set(slot, value);
    return value;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    faults.push({ path, line: error.line, message: error.message });
    return undefined;
  }
}

function saidBy({ kind, own }: Parts): z.infer<typeof EntryFile> | z.infer<typeof PageFile> {
  if (kind === 'entry') return own ? checked(EntryFile, plain(readableText(own.file))) : {};
  if (!own) throw new FileProblem('has no page.yaml beside it, which says the template of the page, as in template: standard');
  return checked(PageFile, plain(readableText(own.file)));
}

function schemaOf({ kind, folder }: Parts, template: string | undefined, around: Around): Schema {
  if (kind === 'page') return pageSchema(template ?? '', around);
  const slug = collectionOf(folder, around.collections.keys());
  const known = around.collections.get(slug) ?? around.frame?.collections.find((one) => one.slug === slug);
  if (!known) throw new FileProblem(`There is no collection ${slug}: neither collections/${slug}.yaml nor one of the site`, 1);
  return { fields: known.fields };
}

function pageSchema(template: string, { templates, frame }: Around): Schema {
  const known = templates.get(template) ?? frame?.templates.find(({ key }) => key === template);
  if (!known) throw new FileProblem(`There is no template ${template}: neither templates/${template}.yaml nor one of the site`, 1);
  return { blocks: known.blocks };
}

/** The slug of the collection whose folder an entry is in. */
export const collectionOf = (folder: string, slugs: Iterable<string>): string => {
  const name = folder.slice(0, folder.indexOf('/'));
  return [...slugs].find((slug) => safeName(slug) === name) ?? name;
};

function textOf({ kind, folder }: Parts, { slot, file, schema, defaultLocale }: { readonly slot: string; readonly file: LocalFile; readonly schema: Schema; readonly defaultLocale: string }): LocalText {
  const [locale, name] = [lastOf(slot), lastOf(folder)];
  const folderSlug = folder === HOME_FOLDER ? '' : locale === defaultLocale && saysSlug(name) ? name : undefined;
  const text = readText(readableText(file), { kind: kind === 'page' ? 'blocks' : 'fields', schema, isMarkdown: file.path.endsWith('.md'), folderSlug });
  const content = mapContent(schema, text.content, referring((of, target) => (typeof target === 'string' ? symbolOf(of, folderNamed(of, target)) : target)));
  return { ...text, content, locale, slot };
}
