import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { z } from 'zod';
import { resultHint, type ToldCodes } from './result-hint.js';
import { wholeList } from './whole-list.js';
import type { Tool, ToolContext, ToolHead, ToolRun } from './tool.js';

interface ToolRow<D, V, S extends z.ZodObject, O extends z.ZodType<Record<string, unknown>>> extends ToolHead {
  /** Each property described and bounded. */
  readonly input: S;
  readonly output: O;
  readonly operation: TypedDocumentNode<D, V>;
  /** What it is given with what only others know in place of what people call it: asked before it runs. */
  readonly prepared?: (input: z.output<S>, run: ToolRun) => Promise<z.output<S>>;
  readonly variables: (input: z.output<S>, context: ToolContext) => V;
  /** What it says of codes among its arguments that nothing has. */
  readonly toldCodes?: ToldCodes<z.output<S>>;
  readonly result: (data: D, context: ToolContext & { readonly input: z.output<S>; readonly isDryRun: boolean }) => z.output<O>;
}

const DRY_RUN = { dry_run: z.boolean().optional().describe('Only try') };

const CONFIRM = { ...DRY_RUN, confirm: z.boolean().optional().describe('The person agreed') };

/** A tool: one operation, its variables and its result. Every write takes dry_run; one that asks first takes confirm too, and is only tried without. */
export function defineTool<D, V, S extends z.ZodObject, O extends z.ZodType<Record<string, unknown>>>({ prepared, variables, result, operation, toldCodes, ...row }: ToolRow<D, V, S, O>): Tool {
  return {
    ...row,
    operation,
    input: (row.access === 'write' ? row.input.extend(row.asksFirst === true ? CONFIRM : DRY_RUN) : row.input).strict(),
    async run(given, running) {
      const { call, context, toolContext } = running;
      const { dry_run: tried, confirm, ...rest } = given;
      const isUnconfirmed = row.asksFirst === true && confirm !== true && tried !== true;
      const dryRun = tried === true || isUnconfirmed;
      const asked = rest as z.output<S>; // run is given what the schema answered
      const input = prepared ? await prepared(asked, running) : asked;
      const data = await call(operation, variables(input, toolContext), dryRun ? { ...context, dryRun } : context);
      const answer = result(data, { ...toolContext, input, isDryRun: dryRun });
      const hinted = { ...answer, ...wholeList({ input, answer }), ...await resultHint({ input: asked, answer, toldCodes }, running) };
      return dryRun ? { dry_run: true, ...(isUnconfirmed && { hint: toolContext.said('confirmFirst') }), ...hinted } : hinted;
    },
  };
}
