import { Kind, type DocumentNode } from 'graphql';
import type { Call } from '#client/call.js';
import { Failure } from '#contract/failure.js';
import type { Metrics } from './metrics.js';

/** The same call, counted by the operation's name and its outcome. */
export const measuredCall = (call: Call, { operations }: Metrics): Call => async (document, variables, context) => {
  const operation = nameOf(document);
  try {
    const data = await call(document, variables, context);
    operations.inc({ operation, outcome: 'ok' });
    return data;
  } catch (error) {
    operations.inc({ operation, outcome: error instanceof Failure ? error.code : 'INTERNAL' });
    throw error;
  }
};

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? 'nameless';
}
