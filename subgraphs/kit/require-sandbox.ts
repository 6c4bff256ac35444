import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { ReadWorkplace, Workplace } from './subgraph.js';

/** Refuse to simulate in a company whose orders are real: INVALID_STATE; answers where the others work. Asks another subgraph: never inside a transaction. */
export async function requireSandbox({ readWorkplace }: { readonly readWorkplace: ReadWorkplace }, context: CallContext): Promise<Workplace> {
  const workplace = await readWorkplace(context, null);
  if (!workplace.sandbox) throw new Failure('INVALID_STATE', 'This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it');
  return workplace;
}
