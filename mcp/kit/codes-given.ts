import type { CodeKind } from '#contract/schema.generated.js';
import { CodesInUseDocument } from './operations/codes-in-use.generated.js';
import { nearest } from '#kernel/nearest.js';
import type { ToolRun } from './tool.js';

/** A code that an argument names, or none: then those there are are told. */
export interface GivenCode {
  readonly argument: string;
  readonly kind: CodeKind;
  readonly code?: string | undefined;
}

/** What to know of codes that nothing has: those that are in use, and the one that was probably meant. Undefined where they are known, or where that cannot be asked for. */
export async function unknownCodes(given: readonly GivenCode[], run: ToolRun): Promise<string | undefined> {
  const told = await Promise.all(given.map((one) => ofCode(one, run)));
  return told.filter((sentence) => sentence !== undefined).join('. ') || undefined;
}

async function ofCode({ argument, kind, code }: GivenCode, { call, context, toolContext: { said } }: ToolRun): Promise<string | undefined> {
  const known = await call(CodesInUseDocument, { kind }, context).then(({ codesInUse }) => codesInUse, () => undefined);
  if (!known) return undefined;
  if (code !== undefined) return told({ argument, code }, known, said);
  return known.length === 0 ? undefined : said('codes', { argument, known: known.join(', ') });
}

function told({ argument, code }: { readonly argument: string; readonly code: string }, known: readonly string[], said: ToolRun['toolContext']['said']): string | undefined {
  const written = code.trim().toLowerCase();
  if (known.some((one) => one.toLowerCase() === written)) return undefined;
  if (known.length === 0) return said('noCodes', { argument });
  const like = nearest(code, known);
  const listed = said('unknownCode', { argument, code, known: known.join(', ') });
  return like === undefined ? listed : `${listed}; ${said('nearest', { nearest: like })}`;
}
