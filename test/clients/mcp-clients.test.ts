import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { openAssistantCompany, type AssistantCompanyKit } from '../contract/tools/assistant-company.js';
import { CALLBACK, Keeping } from './keeping.js';

// The official client of MCP, unchanged: from the first refusal through the person's sign-in to a call of a tool.

let all: AssistantCompanyKit;
let mcp: URL;
beforeAll(async () => {
  all = await openAssistantCompany();
  all.clock.turn(Date.now() - all.clock.now().getTime()); // clients know no other time
  mcp = new URL(all.urls.mcp ?? '');
  await all.publishItems();
  await all.warehouse('MI1');
  await all.place('1001', [['MUG', 1]]);
});
afterAll(() => all.close());

const transportOf = (program: Keeping) => new StreamableHTTPClientTransport(mcp, { authProvider: program });
const opened = () => new Client({ name: 'official-client', version: '1.0.0' });

/** A client of a person, after they signed in and agreed. */
async function connected(name: string): Promise<Client> {
  const { cookie } = await all.visited.person(name, { moduleRoles: { commerce: 'EDITOR', catalog: 'VIEWER' } });
  const program = new Keeping();
  const first = transportOf(program);
  await expect(opened().connect(first)).rejects.toThrow(UnauthorizedError);
  const back = await all.visited.browse(program.sentTo ?? mcp, cookie);
  expect(back.href.startsWith(CALLBACK)).toBe(true);
  await first.finishAuth(back.searchParams.get('code') ?? '');
  const client = opened();
  await client.connect(transportOf(program));
  return client;
}

test('the SDK client goes from 401 to a person\'s consent, lists the tools and calls one', async () => {
  const client = await connected('Ada');
  expect(client.getServerVersion()).toEqual({ name: 'portico', title: 'Portico', version: '2026-10' });
  expect(client.getInstructions()?.startsWith('ACTIVE COMPANY: "Lume" (1). Modules: catalog, commerce.')).toBe(true);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('commerce_search_orders');
  expect(tools.some(({ name }) => name === 'catalog_create_product')).toBe(false); // a viewer writes nothing
  const { structuredContent, isError } = await client.callTool({ name: 'commerce_search_orders', arguments: { search: '1001' } });
  expect([isError, structuredContent]).toEqual([undefined, { items: [expect.objectContaining({ number: '#1001', customer: 'Ada Rossi' })], total: 1 }]);
  await client.ping();
  await client.close();
});

test('the SDK client gets a readable result for wrong arguments, and an error for a tool that there is not', async () => {
  const client = await connected('Bea');
  expect(await client.callTool({ name: 'commerce_get_order', arguments: { ordr: '1001' } })).toMatchObject({ isError: true });
  await expect(client.callTool({ name: 'commerce_get_ordr', arguments: {} })).rejects.toMatchObject({ code: -32602 });
  await client.close();
});
