import { openShift, type Shift } from './open-shift.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shift: Shift;
let person: string;
let as: (query: string, variables?: object) => Promise<any>;
beforeAll(async () => {
  shift = await openShift();
  for (const number of ['#8001', '#8002', '#8003']) await shift.place(number, [['MUG', 1]]);
  ({ person: { id: person } } = await shift.change('addPerson', { email: 'mia@example.test', name: 'Mia', role: 'MEMBER', moduleRoles: { commerce: 'EDITOR' } }, 'person { id }'));
  const token = await shift.tokenOf('mia@example.test');
  as = async (query, variables = {}) => (await fetch(shift.graphUrl, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query, variables }) })).json();
});
afterAll(() => shift.close());

const lower = (commerce: string): Promise<unknown> => shift.change('changePersonRole', { id: person, role: 'MEMBER', moduleRoles: { commerce } }, 'id');
const PAGE = 'query P($after: String) { orders(first: 1, after: $after) { nodes { number } pageInfo { endCursor } } }';

test('a role lowered between two pages refuses the second, and what a job of theirs has not changed yet', async () => {
  const { data: { orders: first } } = await as(PAGE);
  expect(first.nodes).toEqual([{ number: '#8001' }]);
  const { data: { startHoldOrders: job } } = await as('mutation { startHoldOrders(input: { references: ["8001", "8002", "8003"], reason: "check" }) { id startedBy } }');
  expect(job.startedBy).toBe('mia@example.test');
  await lower('NONE');
  expect(await as(PAGE, { after: first.pageInfo.endCursor })).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN', details: { permission: 'commerce.read' } } }] });
  await shift.bulkJobs.drain();
  const { bulkJob } = await shift.ask('query J($id: ID!) { bulkJob(id: $id) { status changed refused results(first: 5) { nodes { code } } } }', { id: job.id });
  expect(bulkJob).toEqual({ status: 'COMPLETED', changed: 0, refused: 3, results: { nodes: [{ code: 'FORBIDDEN' }, { code: 'FORBIDDEN' }, { code: 'FORBIDDEN' }] } });
  await lower('EDITOR');
  const { data: { orders: second } } = await as(PAGE, { after: first.pageInfo.endCursor });
  expect(second.nodes).toEqual([{ number: '#8002' }]);
  await as('mutation { startHoldOrders(input: { references: ["8001"], reason: "check" }) { id } }');
  await shift.bulkJobs.drain();
  expect((await shift.ask('{ order(reference: "8001") { status } }')).order).toEqual({ status: 'ON_HOLD' });
});
