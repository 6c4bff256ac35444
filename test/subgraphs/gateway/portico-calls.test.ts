// On the embedded database only: a signature needs no database.
import { pathToFileURL } from 'node:url';
import { systemClock } from '#kernel/clock.js';
import { namedKey } from '#kernel/crypto.js';
import type { CallContext } from '#contract/principal.js';
import { verifyContext } from '#contract/signed-context.js';
import type * as Calls from '../../../gateway/deploy/portico-calls.mjs';

/** As it is shipped: the build leaves it where it is. */
const { keysOf, signedContext } = await import(pathToFileURL('gateway/deploy/portico-calls.mjs').href) as typeof Calls;

const [FIRST, SECOND] = ['ab'.repeat(32), 'cd'.repeat(32)];
const CONTEXT: CallContext = { principal: { kind: 'staff', companyId: 7, actor: 'ada@example.com', userId: 'u-1', scopes: [], permissions: ['commerce.read'] }, requestId: 'r-1', via: 'router' };
const TARGET = { audience: 'orders', method: 'POST', path: '/graphql' };
const BODY = '{"query":"{ orders { nodes { id } } }"}';

const held = (...keys: readonly [string, ...string[]]) => ({ keys: [namedKey(Buffer.from(keys[0], 'hex')), ...keys.slice(1).map((key) => namedKey(Buffer.from(key, 'hex')))] as const, clock: systemClock });
const signed = (setting: string): string => signedContext(CONTEXT, { audience: 'orders', body: BODY }, keysOf(setting));

describe('the calls of a router of one\'s own', () => {
  it('are those of a process of the deployment, also while its key is replaced', () => {
    for (const setting of [FIRST, Buffer.from(FIRST, 'hex').toString('base64'), `${SECOND},${FIRST}`]) {
      const call = verifyContext(signed(setting), TARGET, held(FIRST));
      expect(call.context).toEqual(CONTEXT);
      expect(() => { call.checkBody(Buffer.from(BODY)); }).not.toThrow();
      expect(() => { call.checkBody(Buffer.from(`${BODY} `)); }).toThrow('signed for another body');
    }
  });

  it('are refused with another key, by another subgraph, and at another path', () => {
    expect(() => verifyContext(signed(SECOND), TARGET, held(FIRST))).toThrow('not signed by a process of this deployment');
    expect(() => verifyContext(signed(FIRST), { ...TARGET, audience: 'identity' }, held(FIRST))).toThrow('signed for another subgraph');
    expect(() => verifyContext(signed(FIRST), { ...TARGET, path: '/' }, held(FIRST))).toThrow('signed for another subgraph');
  });

  it('need the key: a router without one does not start', () => {
    for (const setting of [undefined, '', 'short', `${FIRST},short`]) expect(() => keysOf(setting)).toThrow('PORTICO_INTERNAL_KEY is missing or is not 32 bytes');
  });
});
