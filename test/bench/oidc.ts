import { systemContext } from '#contract/system-context.js';
import { SigningKeysDocument } from '../../shims/oidc/operations/signing-keys.generated.js';
import { openBench, type BenchDatabases } from './open-bench.js';
import { benchSurface, send, WARM_UP, type Call } from './sides.js';

// node dist/test/bench/oidc.js: CPU per call of the identity provider's public documents against a handler written by hand that answers the same bytes.

const document = (name: string): Call => ({
  name, bounds: { unlogged: 1.5 }, warmUp: WARM_UP.record, perRound: 200, rounds: 8, send: (side) => send(side, { method: 'GET', path: `/.well-known/${name}`, headers: {} }),
});

/** The first reading makes the key. */
async function fillKeys(databases: BenchDatabases): Promise<string> {
  const { call, close } = await openBench(databases);
  await call(SigningKeysDocument, {}, systemContext({ actor: 'bench', requestId: 'r-1' }));
  await close();
  return '';
}

await benchSurface('oidc', { fill: fillKeys, calls: () => [document('openid-configuration'), document('jwks.json')] });
