import { Failure } from '#contract/failure.js';

/** Refuse to simulate in a company whose shoppers are real, as orders refuses it: INVALID_STATE. */
export function requireSandbox(sandbox: boolean): void {
  if (!sandbox) throw new Failure('INVALID_STATE', 'This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it');
}
