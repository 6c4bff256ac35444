import { instant, shift } from '#kernel/clock.js';
import { randomReadable } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import { changeConnection } from './change-connection.js';
import type { CollectorTest } from './collector-settings.js';

const CODE_LENGTH = 6;
const VALID_MILLISECONDS = 60 * 60 * 1000; // document 3, Limits, I

/** Make a code with which a storefront is tried for 60 minutes; the one before counts no more. Needs catalog.manage. */
export async function startCollectorTest(context: IdentityContext, id: string): Promise<CollectorTest> {
  const test: CollectorTest = { code: randomReadable(CODE_LENGTH), expiresAt: shift(instant(context.identity.clock), VALID_MILLISECONDS) };
  await changeConnection(context, {
    id, what: 'updated',
    apply: (known) => {
      if (known.kind !== 'COLLECTOR') throw new Failure('BAD_INPUT', `A ${known.kind} connection has no tests`, { id: ['is another kind of connection'] });
      return { ...known, settings: { ...known.settings, test } };
    },
  });
  return test;
}
