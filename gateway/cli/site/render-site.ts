import { compare, safeName, saysSlug } from './folder-names.js';
import { folderOf, lastOf, orderSlot, parentOf, symbolOf } from './paths.js';
import { referring, type Refer } from './references.js';
import { renderFrame } from './render-frame.js';
import { renderText } from './render-text.js';
import { once, textBaseOf, yamlFile, type RenderedFile } from './rendered-file.js';
import type { RemoteDocument, RemoteFrame, RemoteSite, RemoteText } from './remote-site.js';
import { mapContent, type Schema } from './values.js';

/** A site as files, by their slots; references are as `refer` has them. */
export function renderSite(site: RemoteSite, frame: RemoteFrame, refer = byPath(site)): ReadonlyMap<string, RenderedFile> {
  const files = [...renderFrame(site, frame, refer), ...site.documents.flatMap((document) => documentFiles(document, { site, frame, refer })), ...orderFiles(site)];
  return new Map(files.map((file) => [file.slot, file]));
}

/** References by the paths of what they lead to; what is not there keeps its number. */
export function byPath({ documents, folders }: Pick<RemoteSite, 'documents' | 'folders'>): Refer {
  const kinds = new Map(documents.map(({ id, kind }) => [id, kind]));
  return (kind, target) => {
    const folder = typeof target === 'number' && kinds.get(target) === kind ? folders.get(target) : undefined;
    return folder === undefined ? target : symbolOf(kind, folder);
  };
}

interface Around {
  readonly site: RemoteSite;
  readonly frame: RemoteFrame;
  readonly refer: Refer;
}

/** What the content of a document is made of. */
export const schemaOf = ({ template, collection }: Pick<RemoteDocument, 'collection' | 'template'>, { templates, collections }: Pick<RemoteFrame, 'collections' | 'templates'>): Schema =>
  (collection === undefined ? { blocks: templates.find(({ key }) => key === template)?.blocks ?? [] } : { fields: collections.find(({ slug }) => slug === collection)?.fields ?? [] });

function documentFiles(document: RemoteDocument, { site, frame, refer }: Around): RenderedFile[] {
  const folder = folderOf(document, site.folders.get(document.id) ?? String(document.id));
  const own = document.kind === 'page' ? yamlFile(`${folder}/page.yaml`, { template: document.template }) : yamlFile(`${folder}/entry.yaml`, { sort: document.sort });
  const texts = document.texts.filter(({ locale }) => frame.locales.includes(locale));
  return [own, ...texts.map((text) => textFile(text, { document, folder, frame, refer }))];
}

function textFile(text: RemoteText, { document, folder, frame, refer }: Omit<Around, 'site'> & { readonly document: RemoteDocument; readonly folder: string }): RenderedFile {
  const [schema, name] = [schemaOf(document, frame), lastOf(folder)];
  const { title, slug, seo, publishedAt, locale } = text;
  const value = { title, slug, seo, content: mapContent(schema, text.content, referring(refer)), isDraft: publishedAt === null, publishedAt: publishedAt ?? undefined };
  const omitsSlug = document.isHome || (locale === frame.defaultLocale && saysSlug(name) && name === slug);
  const slot = `${folder}/${safeLocale(locale)}`;
  const written = once(() => {
    const { isMarkdown, text: whole } = renderText(value, { kind: document.kind === 'page' ? 'blocks' : 'fields', schema, omitsSlug });
    return { path: `${slot}.${isMarkdown ? 'md' : 'yaml'}`, text: whole };
  });
  return { slot, written, value, base: textBaseOf(text, { publishedAt, names: value.content }) };
}

/** A locale is a language tag; from elsewhere it is made one. */
const safeLocale = (locale: string): string => (/^[A-Za-z0-9-]{1,35}$/.test(locale) ? locale : safeName(locale));

/** The order of pages beside one another, where it is not that of their names. */
function orderFiles({ documents, folders }: RemoteSite): RenderedFile[] {
  const groups = new Map<string, string[]>();
  for (const { id, kind, isHome } of documents) {
    const folder = folders.get(id);
    if (kind !== 'page' || isHome || folder === undefined) continue;
    const group = groups.get(parentOf(folder));
    if (group) group.push(lastOf(folder));
    else groups.set(parentOf(folder), [lastOf(folder)]);
  }
  return [...groups].filter(([, names]) => names.some((name, index) => index > 0 && compare(names[index - 1] ?? '', name) > 0))
    .map(([parent, names]) => yamlFile(orderSlot(parent), { order: names }));
}
