import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

let all: AssistantCompanyKit;
beforeAll(async () => { all = await openAssistantCompany(); });
afterAll(() => all.close());

test('a person\'s assistant finds the orders of its company', async () => {
  const ada = await all.assistant('Ada');
  await all.publishItems();
  await all.warehouse('MI1');
  await all.place('1001', [['MUG', 1]]);
  console.log(JSON.stringify(await (await ada.ask('auth', '/api/mcp/context')).json()));
  console.log(JSON.stringify(await ada.list('commerce')));
  console.log(JSON.stringify(await ada.run('commerce_search_orders', { limit: 2 })));
  console.log(JSON.stringify(await ada.run('commerce_search_orders', { limt: 2, status: 'shiped' })));
  console.log(JSON.stringify(await ada.run('commerce_serch_orders')));
});
