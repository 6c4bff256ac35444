import { z } from 'zod';
import { noKey } from './said-problem.js';

const TYPES = ['TEXT', 'LONG_TEXT', 'RICH_TEXT', 'NUMBER', 'BOOLEAN', 'DATE', 'DATE_TIME', 'CHOICE', 'URL', 'IMAGE', 'PRODUCT', 'CATEGORY', 'PAGE', 'ENTRY', 'EMBED', 'GROUP'] as const;
const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;

/** Keys with values; another key is named with those there are. */
const keyed = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, { error: noKey(Object.keys(shape)) });

/** site.yaml. */
export const SiteFile = keyed({ name: z.string(), status: z.enum(STATUSES), default_locale: z.string(), locales: z.array(z.string()).min(1), url: z.string().optional() });

/** What site.yaml says. */
export type SiteFile = z.infer<typeof SiteFile>;

/** A field as a file has it. */
export interface FieldFile {
  readonly key: string;
  readonly label: string;
  readonly type: (typeof TYPES)[number];
  readonly required?: boolean | undefined;
  readonly many?: boolean | undefined;
  readonly most?: number | undefined;
  readonly choices?: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly collection?: string | undefined;
  readonly fields?: readonly FieldFile[] | undefined;
}

const FieldFile: z.ZodType<FieldFile> = keyed({
  key: z.string(), label: z.string(), type: z.enum(TYPES), required: z.boolean().optional(), many: z.boolean().optional(), most: z.int().optional(),
  choices: z.array(keyed({ value: z.string(), label: z.string() })).optional(), collection: z.string().optional(), fields: z.array(z.lazy(() => FieldFile)).optional(),
});

/** templates/KEY.yaml. */
export const TemplateFile = keyed({ key: z.string().optional(), name: z.string(), blocks: z.array(keyed({ key: z.string(), label: z.string(), fields: z.array(FieldFile) })) });

/** What the file of a template says. */
export type TemplateFile = z.infer<typeof TemplateFile>;

/** collections/SLUG.yaml. */
export const CollectionFile = keyed({ slug: z.string().optional(), name: z.string(), fields: z.array(FieldFile) });

/** What the file of a collection says. */
export type CollectionFile = z.infer<typeof CollectionFile>;

const Target = z.union([z.string(), z.int()]);

/** An item of a menu as a file has it: it leads to a page, an entry or an address. */
export interface ItemFile {
  readonly id: string;
  readonly page?: number | string | undefined;
  readonly entry?: number | string | undefined;
  readonly url?: string | undefined;
  readonly new_tab?: boolean | undefined;
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly items?: readonly ItemFile[] | undefined;
}

const leadsOnce = ({ page, entry, url }: { readonly page?: unknown; readonly entry?: unknown; readonly url?: unknown }): boolean => [page, entry, url].filter((one) => one !== undefined).length === 1;

const ItemFile: z.ZodType<ItemFile> = keyed({
  id: z.string(), page: Target.optional(), entry: Target.optional(), url: z.string().optional(), new_tab: z.boolean().optional(), labels: z.record(z.string(), z.string()).optional(), items: z.array(z.lazy(() => ItemFile)).optional(),
}).refine(leadsOnce, 'has one of page, entry and url');

/** menus/HANDLE.yaml. */
export const MenuFile = keyed({ handle: z.string().optional(), name: z.string(), items: z.array(ItemFile) });

/** What the file of a menu says. */
export type MenuFile = z.infer<typeof MenuFile>;

/** redirects.yaml. */
export const RedirectsFile = keyed({
  redirects: z.array(keyed({ from: z.string(), locale: z.string(), status: z.int(), page: Target.optional(), entry: Target.optional(), url: z.string().optional() })),
});

/** What redirects.yaml says. */
export type RedirectsFile = z.infer<typeof RedirectsFile>;

/** page.yaml of a page. */
export const PageFile = keyed({ template: z.string() });

/** entry.yaml of an entry. */
export const EntryFile = keyed({ sort: z.int().optional() });

/** order.yaml of a folder of pages. */
export const OrderFile = keyed({ order: z.array(z.string()) });

/** The fields of a text of a page or an entry. */
export const TextFile = keyed({
  title: z.string(), slug: z.string().optional(), draft: z.literal(true).optional(), published_at: z.string().optional(), seo: z.record(z.string(), z.unknown()).optional(),
  blocks: z.array(z.unknown()).optional(), fields: z.record(z.string(), z.unknown()).optional(),
});

/** What the file of a text says. */
export type TextFile = z.infer<typeof TextFile>;
