import type { Failure } from '#contract/failure.js';
import { advised, isAdvised } from '#mcp/advised.js';
import { mayDo } from '#mcp/assistant-user.js';
import type { ToolRun } from '#mcp/tool.js';
import { IdOfOrderDocument } from '../operations/id-of-order.generated.js';
import { IdOfProductDocument } from '../operations/id-of-product.generated.js';
import { IdOfReturnDocument } from '../operations/id-of-return.generated.js';
import { referenceOf, type Reference } from './about.js';

interface About {
  readonly about?: string | string[] | undefined;
}

/** An input whose records have their ids in place of the numbers and SKUs that people know; throws BAD_INPUT for a record that there is not, or that the person may not look for. */
export async function withRecordIds<I extends About>(input: I, run: ToolRun): Promise<I> {
  const { about } = input;
  if (about === undefined) return input;
  if (!Array.isArray(about)) return { ...input, about: await withId(about, 'about', run) };
  const named: string[] = [];
  for (const [index, one] of about.entries()) named.push(await withId(one, `about.${String(index)}`, run)); // one after the other: the first that is wrong is told
  return { ...input, about: named };
}

async function withId(given: string, field: string, run: ToolRun): Promise<string> {
  const { kind, text, named, isId, foundBy } = referenceOf(given);
  if (text === '' || named === undefined || isId(text)) return given;
  const { company } = run.toolContext;
  const what = `${kind.toLowerCase()} ${text}`;
  if (!company || !mayDo(company, named.permission)) throw advised({ code: 'BAD_INPUT', message: `The ${what} cannot be looked up`, details: { [field]: [`must be the id: finding it by its ${named.by} needs ${named.permission}, which you do not have`] } }, undefined);
  const found = await FOUND[kind]?.(text, run);
  if (!found) throw advised({ code: 'BAD_INPUT', message: `There is no ${what}`, details: { [field]: [`must be the ${named.by} or the id of one that there is: ${foundBy} finds it`] } }, foundBy);
  return `${kind.toLowerCase()}:${String(found.id)}`;
}

type Find = (text: string, run: Pick<ToolRun, 'call' | 'context'>) => Promise<{ readonly id: string | number } | null>;

/** How records are found that people know by a number or a SKU. */
const FOUND: Readonly<Partial<Record<Reference['kind'], Find>>> = {
  ORDER: async (reference, { call, context }) => (await call(IdOfOrderDocument, { reference }, context)).order,
  RETURN: async (reference, { call, context }) => (await call(IdOfReturnDocument, { reference }, context)).return,
  PRODUCT: async (sku, { call, context }) => (await call(IdOfProductDocument, { sku }, context)).product,
};

/** A failure about what a note or a task is about, with the tool that finds such records. */
export function adviseAbout(failure: Failure, { about = [] }: About): Failure {
  const field = Object.keys(failure.details).find((name) => name.split('.').includes('about'));
  if (failure.code !== 'BAD_INPUT' || field === undefined || isAdvised(failure)) return failure;
  const references = [about].flat().map(referenceOf);
  const at = Number(field.split('.').find((step) => /^\d+$/.test(step)));
  const reference = references[at] ?? references.find(({ kind }) => kind === 'PAGE') ?? references[0]; // pages are looked up together
  return reference === undefined ? failure : advised(failure, reference.foundBy);
}
