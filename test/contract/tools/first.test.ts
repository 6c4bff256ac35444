import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

let all: AssistantCompanyKit;
beforeAll(async () => { all = await openAssistantCompany(); });
afterAll(() => all.close());

test('a person\'s assistant finds the orders of its company', async () => {
  const ada = await all.assistant('Ada');
  await all.publishItems();
  await all.warehouse('MI1');
  await all.place('1001', [['MUG', 1]]);
  const rpc = async (method: string, params?: object, id: unknown = 1) => { const r = await ada.ask('mcp', '/', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id, method, params }) }); console.log(method, r.status, (await r.text()).slice(0, 1500)); };
  console.log(JSON.stringify(await ada.list('commerce')).slice(0, 3000));
  console.log(JSON.stringify(await ada.run('commerce_search_orders', { limit: 2 })));
  console.log(JSON.stringify(await ada.run('commerce_search_orders', { limt: 2, status: 'shiped' })));
  console.log(JSON.stringify(await ada.run('commerce_serch_orders')));
  await rpc('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } });
  await rpc('tools/list'); await rpc('ping'); await rpc('nope'); await rpc('tools/call', { name: 'commerce_search_orders', arguments: { search: '1001' } });
  await rpc('tools/call', { name: 'commerce_search_orders', arguments: { sarch: '1001' } });
  await rpc('tools/call', { name: 'service_switch_company', arguments: { company_id: 77 } });
  const r = await fetch(all.urls.mcp ?? '', { method: 'POST', body: '{}' }); console.log(r.status, [...r.headers], await r.text());
  const g = await fetch(all.urls.mcp ?? ''); console.log(g.status, g.headers.get('allow'), await g.text());
  const m = await fetch(`${all.urls.mcp ?? ''}/.well-known/oauth-protected-resource/mcp`); console.log(m.status, await m.text());
});
