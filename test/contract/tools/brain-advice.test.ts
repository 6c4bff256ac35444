import { openCommerceCompany, type CommerceCompany } from './commerce-company.js';
import { editSite, type EditedSite } from './edited-site.js';
import { stockCatalog } from './stocked-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

type Assistant = Awaited<ReturnType<CommerceCompany['assistant']>>;

let all: CommerceCompany;
let ids: EditedSite;
let ada: Assistant;
let writer: Assistant;
let boss: Assistant;
let known: { order: { id: string }; return: { id: string }; product: { id: number } };
beforeAll(async () => {
  all = await openCommerceCompany();
  await stockCatalog(all);
  ids = await editSite(all);
  ada = await all.assistant('Ada', { moduleRoles: { brain: 'EDITOR', commerce: 'VIEWER', catalog: 'VIEWER' } });
  writer = await all.assistant('Wim', { moduleRoles: { brain: 'EDITOR' } });
  boss = await all.assistant('Boss', { role: 'OWNER', moduleRoles: {} });
  known = await all.asManager('query K($back: ID!) { order(reference: "1001") { id } return(reference: $back) { id } product(sku: "SHIRT-M") { id } }', { back: all.back });
});
afterAll(() => all.close());

const answer = (tool: string, given: object = {}, by: Assistant = ada): Promise<any> => all.answerOf(by.run(`brain_${tool}`, given));
const failure = async (tool: string, given: object, by: Assistant = ada): Promise<any> => (await by.run(`brain_${tool}`, given)).body.structuredContent.error;

describe('what a note or a task is about', () => {
  test('is named by the number or SKU that people know, and kept by its id', async () => {
    const whole = [`order:${known.order.id}`, `return:${known.return.id}`, `product:${String(known.product.id)}`];
    expect((await answer('create_note', { title: 'Late', about: ['order:#1001', `return:${all.back}`, 'product:SHIRT-M'] })).about).toEqual(whole);
    const { id, about } = await answer('create_task', { title: 'Call Ada', about: ['order:shop-77'] });
    expect(about).toEqual(whole.slice(0, 1));
    expect((await answer('update_task', { id, about: ['order:1001', 'product:SHIRT-L', ...whole] })).about).toEqual([`order:${known.order.id}`, `product:${String(known.product.id)}`, `return:${known.return.id}`]);
    expect((await answer('list_tasks', { about: 'order:1001' })).items.map(({ title }: any) => title)).toEqual(['Call Ada']);
  });

  test('and is not there says so of the reference, with the tool that finds it', async () => {
    const told = async (reference: string) => { const { code, details, next_tool: next } = await failure('create_note', { title: 'x', about: ['order:1001', reference] }); return [code, details, next]; };
    expect(await told('order:2505')).toEqual(['bad_input', { 'about.1': ['must be the number or the id of one that there is: commerce_search_orders finds it'] }, 'commerce_search_orders']);
    expect(await told('return:R1085')).toEqual(['bad_input', { 'about.1': ['must be the number or the id of one that there is: commerce_search_returns finds it'] }, 'commerce_search_returns']);
    expect(await told('product:NOPE')).toEqual(['bad_input', { 'about.1': ['must be the SKU or the id of one that there is: catalog_search_products finds it'] }, 'catalog_search_products']);
    expect(await told('page:9999')).toEqual(['bad_input', { about: ['9999 is no page of the company'] }, 'brain_search_content']);
    expect(await told('contact:Chiara')).toEqual(['bad_input', { 'about.1': ['must be the id of a contact, a UUID, not its number or name'] }, 'brain_search_contacts']);
    expect(await failure('list_tasks', { about: 'order:2505' })).toMatchObject({ details: { about: [expect.stringContaining('commerce_search_orders')] }, next_tool: 'commerce_search_orders' });
    expect(await failure('search', { about: 'contact:Chiara' })).toMatchObject({ next_tool: 'brain_search_contacts' });
  });

  test('a customer is named as a contact, which is said', async () => {
    expect(await failure('create_note', { title: 'x', about: ['customer:cus_1'] })).toMatchObject({ details: { about: [expect.stringMatching(/^customers are named as contacts here .*brain_create_contact/)] }, next_tool: 'brain_search_contacts' });
  });

  test('is not looked up for who may not read it: they are told what it needs, not whether it is there', async () => {
    for (const [reference, permission] of [['order:1001', 'commerce.read'], ['order:2505', 'commerce.read'], ['product:SHIRT-M', 'catalog.read'], ['product:NOPE', 'catalog.read']] as const) {
      const { details, next_tool: next } = await failure('create_note', { title: 'x', about: [reference] }, writer);
      expect([reference, details, next]).toEqual([reference, { 'about.0': [expect.stringMatching(new RegExp(`^must be the id: finding it by its (?:number|SKU) needs ${permission}, which you do not have$`))] }, undefined]);
    }
    expect((await answer('create_note', { title: 'By id', about: [`order:${known.order.id}`] }, writer)).about).toEqual([`order:${known.order.id}`]);
  });

  test('is not looked up in a module that is switched off for AI clients', async () => {
    await all.switchOff('commerce');
    const { details } = await failure('create_note', { title: 'x', about: ['order:1001'] });
    await all.switchOff();
    expect(details).toEqual({ 'about.0': [expect.stringContaining('needs commerce.read')] });
  });
});

describe('notes and tasks about a record', () => {
  test('are listed by it, with words or without, each kind page by page', async () => {
    const about = ['order:1004'];
    for (const title of ['Parcel wet', 'Parcel photographed']) await answer('create_note', { title, about });
    await answer('create_task', { title: 'Write to Bruno', about });
    await answer('create_note', { title: 'Parcel of another', about: ['order:1002'] });
    const listed = async (given: object) => (await answer('search', { about: 'order:1004', ...given })).items.map(({ kind, title, author }: any) => [kind, title, author]);
    const [newest, oldest, task] = [['note', 'Parcel photographed', ada.email], ['note', 'Parcel wet', ada.email], ['task', 'Write to Bruno', ada.email]];
    expect([await listed({}), await listed({ search: 'wet' }), await listed({ kind: 'task' })]).toEqual([[newest, oldest, task], [oldest], [task]]);
    const { items, next_cursor: cursor } = await answer('search', { about: 'order:1004', kind: 'note', limit: 1 });
    expect([items.length, await listed({ kind: 'note', limit: 1, cursor })]).toEqual([1, [oldest]]);
    expect((await answer('search', { about: `page:${String(ids.about)}` })).items).toEqual([]);
  });

  test('are not of contacts and pages, and a search needs something to look for', async () => {
    expect(await failure('search', { about: 'order:1004', kind: 'contact' })).toMatchObject({ code: 'bad_input', details: { kind: ['must be one of note, task with about'] } });
    expect(await failure('search', {})).toMatchObject({ code: 'bad_input', details: { search: ['is required where there is no about'] } });
  });
});

describe('who is to do a task', () => {
  test('is who asks by me', async () => {
    const { id, assignee } = await answer('create_task', { title: 'Mine', assignee: 'me' });
    expect(assignee).toBe(ada.email);
    expect((await answer('list_tasks', { assignee: 'me' })).items.map((one: any) => one.id)).toEqual([id]);
    expect((await answer('update_task', { id, assignee: 'Me' }, writer)).assignee).toBe(writer.email);
  });

  test('and is nobody of the company is answered with whom one can name; who manages people is told whom they meant', async () => {
    const sentence = 'is nobody of the company: give me, or the e-mail address of a colleague who works there';
    for (const [tool, given] of [['create_task', { title: 'x' }], ['list_tasks', {}]] as const) {
      const { details, next_tool: next } = await failure(tool, { ...given, assignee: 'Wimm' });
      expect([tool, details, next]).toEqual([tool, { assignee: [sentence] }, undefined]);
    }
    expect((await failure('create_task', { title: 'x', assignee: 'Wimm' }, boss)).details).toEqual({ assignee: [`${sentence}; did you mean ${writer.email}?`], nearest: writer.email });
    expect((await failure('create_task', { title: 'x', assignee: 'a@nowhere.example' }, boss)).details.assignee[0]).toContain(sentence);
  });
});

test.each(['next monday', 'tomorrow', '30.11.2026', '2026-02-30', '1999-12-31'])('a task due %s is told how to write a day, once', async (due) => {
  const told = ['must be a day from 2000-01-01 to 2199-12-31, as YYYY-MM-DD'];
  for (const [tool, given] of [['create_task', { title: 'x' }], ['update_task', { id: known.order.id }]] as const) {
    const { status, body } = await ada.run(`brain_${tool}`, { ...given, due_on: due });
    expect([status, body.errors]).toEqual([422, { due_on: told }]);
  }
  const { body: { errors } } = await ada.run('brain_list_tasks', { due_from: due, due_to: '2026-12-01' });
  expect(errors).toEqual(due === '1999-12-31' ? undefined : { due_from: ['must be a day from 1970-01-02 to 2199-12-31, as YYYY-MM-DD'] });
});
