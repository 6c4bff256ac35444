import { Kind, type DocumentNode } from 'graphql';
import type { Call } from '#client/call.js';
import { Failure } from '#contract/failure.js';
import { tracing } from '#kernel/tracing.js';
import type { Metrics } from './metrics.js';
import type { SlowLog } from './watching/slow-log.js';

/** The same call, counted by the operation's name and its outcome, traced within the current trace, and logged where it was slow. */
export const measuredCall = (call: Call, { operations }: Pick<Metrics, 'operations'>, slow: SlowLog): Call => async (document, variables, context) => {
  const [operation, began] = [nameOf(document), performance.now()];
  const ended = (outcome: string): void => {
    operations.inc({ operation, outcome });
    slow({ operation, context, began, outcome });
  };
  try {
    const data = await (tracing.current
      ? tracing.current.within({ name: operation, kind: 'internal', attributes: { 'portico.via': context.via } }, () => call(document, variables, context))
      : call(document, variables, context));
    ended('ok');
    return data;
  } catch (error) {
    ended(error instanceof Failure ? error.code : 'INTERNAL');
    throw error;
  }
};

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? 'nameless';
}
