import { Kind, type DocumentNode } from 'graphql';
import type { Call } from '#client/call.js';

/** Steps of a test around operations of the graph, by their names. */
export interface Around {
  readonly before?: (operation: string) => Promise<void> | void;
  readonly after?: (operation: string) => Promise<void> | void;
}

/** The same call with steps of a test around it. */
export const around = (call: Call, { before, after }: Around): Call => async (operation, variables, context) => {
  const name = nameOf(operation);
  await before?.(name);
  const data = await call(operation, variables, context);
  await after?.(name);
  return data;
};

/** The name of an operation. */
export function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? '';
}
