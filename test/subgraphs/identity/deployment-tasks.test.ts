import { testIdentity, type TestIdentity } from '../../kit/identity.js';

let identity: TestIdentity;
beforeAll(async () => { identity = await testIdentity(); });
afterAll(async () => { await identity.subgraph.close(); });

const claim = async (name: string, owner: string) => (await identity.run('mutation C($input: ClaimDeploymentTaskInput!) { claimDeploymentTask(input: $input) { isOwner result } }', { input: { name, owner, seconds: 60 } })).claimDeploymentTask;
const finish = async (name: string, owner: string, result: string | null = null) => (await identity.run('mutation F($input: FinishDeploymentTaskInput!) { finishDeploymentTask(input: $input) }', { input: { name, owner, result } })).finishDeploymentTask;

test('a task is held by one process at a time for as long as its lease lasts, and its result is stored for that task only', async () => {
  expect([await claim('demo', 'one'), await claim('demo', 'two'), await claim('other', 'two')]).toEqual([{ isOwner: true, result: null }, { isOwner: false, result: null }, { isOwner: true, result: null }]);
  expect([await finish('demo', 'two', 'forged'), await finish('demo', 'one', 'made'), await finish('other', 'two', 'else')]).toEqual([false, true, true]);
  expect([await claim('demo', 'two'), await claim('other', 'one')]).toEqual([{ isOwner: true, result: 'made' }, { isOwner: true, result: 'else' }]);
  identity.clock.turn(59_999);
  expect((await claim('demo', 'three')).isOwner).toBe(false);
  identity.clock.turn(1);
  expect([await claim('demo', 'three'), await finish('demo', 'two', 'late'), await finish('demo', 'three'), await claim('demo', 'four')]).toEqual([{ isOwner: true, result: 'made' }, false, true, { isOwner: true, result: 'made' }]);
});
