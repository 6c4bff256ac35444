import { createLog } from '#kernel/log.js';
import type { Database } from '#subgraph-kit/database.js';
import { callTimes } from '../../../subgraphs/identity/connections/call-times.js';
import { manualClock } from '../../kit/manual-clock.js';

const CALLED = { companyId: 1, id: '018f0000-0000-7000-8000-00000000dddd', lastCallAt: null, silentSince: null };

test('a database that cannot be written is retried every five seconds, not with every call', async () => {
  const clock = manualClock();
  let asked = 0;
  const inTransaction = () => {
    asked += 1;
    return Promise.reject(new Error('disk full'));
  };
  const times = callTimes({ database: { inTransaction } as unknown as Database, clock, log: createLog('silent') });
  const call = async (): Promise<void> => {
    times.note(CALLED);
    await times.close();
  };
  for (let calls = 0; calls < 10; calls += 1) await call();
  expect(asked).toBe(1);
  clock.turn(5000);
  for (let calls = 0; calls < 10; calls += 1) await call();
  expect(asked).toBe(2);
});
