import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';

/** Refuse to simulate in a company whose orders are real: INVALID_STATE. Asks another subgraph: never inside a transaction. */
export async function requireSandbox({ readWorkplace }: Pick<OrdersDeps, 'readWorkplace'>, context: CallContext): Promise<void> {
  const { sandbox } = await readWorkplace(context, null);
  if (!sandbox) throw new Failure('INVALID_STATE', 'This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it');
}
