import { z } from 'zod';

/** A list or record that is refused before its entries are read where it has too many: reading them, and saying what is wrong with each, takes long. */
export const atMost = <S extends z.ZodType>(most: number, schema: S) => z.preprocess((sent, context) => {
  if (entriesIn(sent) <= most) return sent;
  context.addIssue({ code: 'custom', message: `must have at most ${String(most)} entries` });
  return z.NEVER;
}, schema);

const entriesIn = (sent: unknown): number => (Array.isArray(sent) ? sent.length : typeof sent === 'object' && sent !== null ? Object.keys(sent).length : 0);
