import { readFileSync } from 'node:fs';
import { createRelay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { openCompany, staffOf } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, systemOf, type OpenGraph } from '../../kit/open-graph.js';
import { readStatements } from '../../kit/read-statements.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const clock = manualClock('2026-03-10T08:00:00.000Z');
let graph: OpenGraph;
beforeAll(async () => { graph = await openGraph(clock, { subgraphs: ['content', 'catalog', 'orders', 'identity'] }); });
afterAll(() => graph.close());

const CREATE_NOTE = 'mutation($input: CreateNoteInput!) { createNote(input: $input) { id about { kind order { number } return { number } product { title } page { id } } } }';
const CREATE_TASK = 'mutation($input: CreateTaskInput!) { createTask(input: $input) { id assignee assigneeId overdue } }';
const ORDER = { channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi' }, shippingAddress: { city: 'Milano', countryCode: 'IT' }, shipping: { methodCode: 'std' }, lines: [{ sku: 'TEE', quantity: 1, unitPrice: { amount: '1.00', currency: 'EUR' } }] };

async function stocked() {
  const company = await openCompany(graph);
  const run = (operation: string, input: object): Promise<any> => company.asStaff(operation, { input });
  await company.publishItems();
  const { saveProducts: [{ id: product }] } = await run('mutation($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { products: [{ title: 'Tee', variants: [{ sku: 'TEE', price: { amount: '1.00', currency: 'EUR' } }] }] });
  const place = async (number: string): Promise<string> => (await run('mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { ...ORDER, number })).placeOrder.id;
  return { ...company, run, product: Number(product), orders: [await place('#1'), await place('#2'), await place('#3')] };
}

test('orders and products show the notes about them, all of a list in one query, and notes lead to their records', async () => {
  const { asStaff, run, company, product, orders: [first = '', second = ''] } = await stocked();
  const { createNote: { about } } = await run(CREATE_NOTE, { title: 'Both', about: [{ kind: 'ORDER', id: first }, { kind: 'PRODUCT', id: String(product) }, { kind: 'ORDER', id: '0190aaaa-0000-7000-8000-000000000001' }] });
  const nothing = { order: null, return: null, product: null, page: null };
  expect(about).toMatchObject([{ ...nothing, kind: 'ORDER', order: { number: '#1' } }, { ...nothing, kind: 'PRODUCT', product: { title: 'Tee' } }, { ...nothing, kind: 'ORDER', order: {} }]);
  expect(about[2].order.number).toBeUndefined(); // without its number, which no order lacks, people are answered null
  await run(CREATE_NOTE, { title: 'Second', about: [{ kind: 'ORDER', id: second }] });
  let answer: any;
  const statements = await readStatements(graph.database('content'), async () => { answer = await asStaff('{ orders(first: 10) { nodes { number knowledgeNotes { title } } } }'); });
  expect(Object.fromEntries(answer.orders.nodes.map(({ number, knowledgeNotes }: any) => [number, knowledgeNotes.map(({ title }: any) => title)]))).toEqual({ '#1': ['Both'], '#2': ['Second'], '#3': [] });
  expect(statements).toHaveLength(1);
  expect(await asStaff('query($id: SafeInt!) { product(id: $id) { knowledgeNotes { title } } }', { id: product })).toMatchObject({ product: { knowledgeNotes: [{ title: 'Both' }] } });
  await expect(graph.run('{ orders(first: 10) { nodes { knowledgeNotes { title } } } }', {}, staffOf(company, ['commerce.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'brain.read' } });
  await expect(graph.run('{ notes(first: 10) { nodes { about { order { number } } } } }', {}, staffOf(company, ['brain.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'commerce.read' } });
});

test('tasks are for active people of the company alone, in its time zone, and are nobody\'s once they leave', async () => {
  const { asStaff, run, company } = await openCompany(graph).then((made) => ({ ...made, run: (operation: string, input: object): Promise<any> => made.asStaff(operation, { input }) }));
  const add = async (email: string, of = company): Promise<string> => (await graph.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId: of, email, name: 'P', role: 'MEMBER' } }, systemOf(of))).createPerson.id;
  const [ada, ben, stranger] = [await add('ada.tasks@example.test'), await add('ben.tasks@example.test'), await add('cy.tasks@example.test', (await openCompany(graph)).company)];
  const { createTask: task } = await run(CREATE_TASK, { title: 'Call', assignee: 'ADA.tasks@example.test', dueOn: '2026-03-09' });
  expect(task).toEqual({ id: task.id, assignee: 'ada.tasks@example.test', assigneeId: ada, overdue: true });
  await asStaff('mutation($input: SetCompanyTimeZoneInput!) { setCompanyTimeZone(input: $input) { id } }', { input: { timeZone: 'Pacific/Honolulu' } });
  expect(await asStaff('query($id: ID!) { task(id: $id) { overdue } }', { id: task.id })).toEqual({ task: { overdue: false } });
  const manage = (operation: string, id: string): Promise<any> => graph.run(operation, { id }, { ...systemOf(company), permissions: ['company.manage'] });
  await manage('mutation($id: ID!) { deactivatePerson(id: $id) { id } }', ben);
  for (const assignee of [stranger, 'cy.tasks@example.test', ben, 'nobody']) await expect(run(CREATE_TASK, { title: 'No', assignee })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { assignee: ['is nobody of the company'] } });
  await manage('mutation($id: ID!) { removePerson(id: $id) { id } }', ada);
  await createRelay({ ...graph, routes: ROUTES.filter(({ source }) => source === 'identity') }).drain();
  expect(await asStaff('query($id: ID!) { task(id: $id) { title assignee assigneeId } }', { id: task.id })).toEqual({ task: { title: 'Call', assignee: null, assigneeId: null } });
});

test('the calls of the guide to notes and tasks can be made in its order', async () => {
  const { asStaff } = await openCompany(graph);
  const [guide = ''] = readFileSync('gateway/docs/knowledge.md', 'utf8').split('\n## Contacts\n');
  const calls = [...guide.matchAll(/^```graphql\n([^`]*)```$/gm)].map(([, text = '']) => text.replace(/^(mutation )?\{/, (_, kind: string | undefined) => `${kind ?? 'query '}Asked {`));
  const answers: any[] = [];
  for (const call of calls) answers.push(await asStaff(call));
  expect(answers).toMatchObject([
    { createNote: { version: 1, author: 'ada@example.test' } }, { notes: { nodes: [{ title: 'How linen is washed', about: [{ kind: 'PRODUCT' }] }] } },
    { createTask: { status: 'OPEN', dueOn: '2026-12-04', overdue: false, assignee: null } }, { tasks: { nodes: [{ title: 'Ask the mill for the autumn colours' }] } },
    { createTask: { recurrence: { frequency: 'WEEKLY', interval: 1, weekdays: ['MONDAY', 'THURSDAY'] } } },
  ]);
});
