import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { makeSigningKey } from '../../../gateway/server/make-signing-key.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph } from '../../kit/open-graph.js';

test('processes that start together on a new database make one key to sign with, before anybody asks; later starts make none [K-KEYS-3]', async () => {
  const { call, ids, log, database, close } = await openGraph(manualClock('2026-03-10T08:00:00.000Z'), { subgraphs: ['identity'] });
  const keys = () => database('identity').query<{ id: string }>('SELECT id FROM oauth_signing_key');
  const startThree = () => Promise.all([1, 2, 3].map(() => makeSigningKey({ graph: { call }, ids, log })));
  expect(await keys()).toEqual([]);
  await startThree();
  const made = await keys();
  expect(made).toHaveLength(1);
  await startThree();
  expect(await keys()).toEqual(made);
  await close();
});

test('a start whose identity subgraph is away goes on without [K-KEYS-3]', async () => {
  const away = () => Promise.reject(new Failure('UNAVAILABLE', 'identity is not available'));
  await expect(makeSigningKey({ graph: { call: away }, ids: { next: () => 'p-1' }, log: createLog('silent') })).resolves.toBeUndefined();
});
