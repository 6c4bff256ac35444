import { z } from 'zod';

const Mark = z.strictObject({ type: z.string(), attrs: z.record(z.string(), z.unknown()).optional() });

/** A mark of a text in a rich text. */
export type RichMark = z.infer<typeof Mark>;

/** A node of a rich text, as the graph has it (decision 61). */
export interface RichNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly RichNode[] | undefined;
  readonly marks?: readonly RichMark[] | undefined;
  readonly text?: string | undefined;
}

/** A node as it is stored; what has more than that is no node. */
export const RichNode: z.ZodType<RichNode> = z.strictObject({
  type: z.string(), attrs: z.record(z.string(), z.unknown()).optional(), content: z.array(z.lazy(() => RichNode)).optional(), marks: z.array(Mark).optional(), text: z.string().optional(),
});
