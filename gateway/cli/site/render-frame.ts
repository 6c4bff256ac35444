import { safeName } from './folder-names.js';
import type { Refer } from './references.js';
import { yamlFile, type RenderedFile } from './rendered-file.js';
import type { RemoteFrame, RemoteMenu, RemoteSite } from './remote-site.js';

/** The files of a site beside its pages and entries. */
export function renderFrame(site: RemoteSite, frame: RemoteFrame, refer: Refer): RenderedFile[] {
  const { name, status, defaultLocale, locales, frontendUrl, templates, collections, menus } = frame;
  const kinds = new Map(site.documents.map(({ id, kind }) => [id, kind]));
  const redirects = site.redirects.map(({ from, locale, status: answer, documentId, url }) => ({ from, locale, status: answer, ...targetOf({ documentId, url, kind: kinds.get(documentId ?? 0) ?? 'page' }, refer) }));
  return [
    yamlFile('site.yaml', { name, status, default_locale: defaultLocale, locales, ...(frontendUrl != null && { url: frontendUrl }) }),
    ...templates.map(({ key, name: of, blocks }) => yamlFile(`templates/${safeName(key)}.yaml`, { ...(safeName(key) !== key && { key }), name: of, blocks: blocks.map((block) => ({ key: block.key, label: block.label, fields: fieldsOf(block.fields) })) })),
    ...collections.map(({ slug, name: of, fields }) => yamlFile(`collections/${safeName(slug)}.yaml`, { ...(safeName(slug) !== slug && { slug }), name: of, fields: fieldsOf(fields) })),
    ...menus.map((menu) => menuFile(menu, refer)),
    ...redirects.length > 0 ? [yamlFile('redirects.yaml', { redirects }, site.redirects)] : [],
  ];
}

interface Fields {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  readonly many?: boolean | null | undefined;
  readonly most?: number | null | undefined;
  readonly choices?: readonly { readonly value: string; readonly label: string }[] | null | undefined;
  readonly collection?: string | null | undefined;
  readonly fields?: readonly Fields[] | null | undefined;
}

/** Fields without what says nothing. */
const fieldsOf = (fields: readonly Fields[]): object[] => fields.map(({ key, label, type, required, many, most, choices, collection, fields: inner }) => ({
  key, label, type, ...(required && { required }), ...(many === true && { many }), ...(most != null && { most }),
  ...(choices != null && { choices: choices.map(({ value, label: of }) => ({ value, label: of })) }), ...(collection != null && { collection }), ...(inner != null && { fields: fieldsOf(inner) }),
}));

const menuFile = ({ handle, name, items }: RemoteMenu, refer: Refer): RenderedFile =>
  yamlFile(`menus/${safeName(handle)}.yaml`, { ...(safeName(handle) !== handle && { handle }), name, items: itemsOf(items, refer) }, { name, items });

interface Item {
  readonly id: string;
  readonly type: string;
  readonly documentId?: number | null | undefined;
  readonly url?: string | null | undefined;
  readonly target: string;
  readonly labels: readonly { readonly locale: string; readonly label: string }[];
  readonly children?: readonly Item[] | undefined;
}

const itemsOf = (items: readonly Item[], refer: Refer): object[] => items.map(({ id, type, documentId = null, url = null, target, labels, children = [] }) => ({
  id, ...targetOf({ documentId, url, kind: type === 'ENTRY' ? 'entry' : 'page' }, refer), ...(target === 'BLANK' && { new_tab: true }),
  ...(labels.length > 0 && { labels: Object.fromEntries(labels.map(({ locale, label }) => [locale, label])) }), ...(children.length > 0 && { items: itemsOf(children, refer) }),
}));

const targetOf = ({ documentId, url, kind }: { readonly documentId: number | null; readonly url: string | null; readonly kind: 'entry' | 'page' }, refer: Refer): object =>
  (documentId !== null ? { [kind]: refer(kind, documentId, []) } : url !== null ? { url } : {});
