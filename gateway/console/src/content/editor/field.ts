import * as z from 'zod/mini';

const TYPES = ['TEXT', 'LONG_TEXT', 'RICH_TEXT', 'NUMBER', 'BOOLEAN', 'DATE', 'DATE_TIME', 'CHOICE', 'URL', 'IMAGE', 'PRODUCT', 'CATEGORY', 'PAGE', 'ENTRY', 'EMBED', 'GROUP'] as const;

const FieldShape = z.object({
  key: z.string(), label: z.string(), type: z.enum(TYPES), required: z.boolean(), many: z.nullish(z.boolean()), most: z.nullish(z.number()),
  choices: z.nullish(z.array(z.object({ value: z.string(), label: z.string() }))),
  /** Of a reference to entries: the slug of the only collection. */
  collection: z.nullish(z.string()),
  /** Of a group. */
  get fields(): z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<typeof FieldShape>>> { return z.nullish(z.array(FieldShape)); },
});

const BlockShape = z.object({ key: z.string(), label: z.string(), fields: z.array(FieldShape) });

/** A field of a template or a collection, as it is defined there. */
export type Field = z.infer<typeof FieldShape>;

/** A type of the blocks of a page. */
export type BlockKind = z.infer<typeof BlockShape>;

/** The fields of a collection, as the graph answers them. */
export const readFields = (value: unknown): readonly Field[] => z.parse(z.array(FieldShape), value);

/** The types of blocks of a template; none where it cannot be read. */
export const readBlockKinds = (value: unknown): readonly BlockKind[] => z.parse(z.nullish(z.array(BlockShape)), value) ?? [];
