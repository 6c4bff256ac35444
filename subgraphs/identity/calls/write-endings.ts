import type { Transaction } from '#subgraph-kit/database.js';
import { saveBodies, type BodyNames, type PreparedBody } from './call-bodies.js';
import { endCall, type Ending } from './call.store.js';

/** The response of a claimed call with its body. */
export interface PreparedEnding {
  readonly ending: Ending;
  readonly body: PreparedBody | undefined;
}

/** Store the responses of claimed calls; returns for each whether its call still held its key. */
export async function writeEndings(transaction: Transaction, endings: readonly PreparedEnding[], names: BodyNames): Promise<boolean[]> {
  const written: boolean[] = [];
  for (const { ending } of endings) written.push(await endCall(transaction, ending));
  await saveBodies(transaction, endings.flatMap(({ body }, index) => (written[index] === true ? [body] : [])), names);
  return written;
}
