import { execFile } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAssistantCompany, type AssistantCompanyKit } from '../contract/tools/assistant-company.js';

// Tools of the protocol's makers, unchanged, against the connector: the command line of the Inspector, and the conformance tests, which send no token, so that a proxy adds it.

let all: AssistantCompanyKit;
let proxy: Server;
let token: string;
beforeAll(async () => {
  all = await openAssistantCompany();
  all.clock.turn(Date.now() - all.clock.now().getTime());
  ({ token } = await all.assistant('Ada'));
  const mcp = new URL(all.urls.mcp ?? '');
  proxy = createServer((incoming, outgoing) => {
    const own = (text: string | undefined) => text?.replace(`127.0.0.1:${String(portOf())}`, mcp.host);
    const { host, origin } = incoming.headers;
    const passed = request(new URL(incoming.url ?? '/', mcp), { method: incoming.method, headers: { ...incoming.headers, host: own(host), ...(origin !== undefined && { origin: own(origin) }), authorization: `Bearer ${token}` } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => { proxy.listen(0, '127.0.0.1', resolve); });
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await all.close();
});

const portOf = (): number => (proxy.address() as AddressInfo).port;

/** A program of a package, to its end. */
const ran = (program: string, ...given: readonly string[]): Promise<{ code: number; output: string }> => new Promise((resolve) => {
  execFile(process.execPath, [`node_modules/@modelcontextprotocol/${program}`, ...given], { timeout: 60_000 }, (error, out, errors) => {
    resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: out + errors });
  });
});

const inspect = (...given: readonly string[]) => ran('inspector-cli/build/index.js', all.urls.mcp ?? '', '--transport', 'http', '--header', `Authorization: Bearer ${token}`, ...given);

test('the Inspector lists the tools and calls one', async () => {
  const listed = await inspect('--method', 'tools/list');
  expect([listed.code, (JSON.parse(listed.output) as { tools: { name: string }[] }).tools.map(({ name }) => name)]).toEqual([0, expect.arrayContaining(['service_get_context', 'commerce_search_orders'])]);
  const called = await inspect('--method', 'tools/call', '--tool-name', 'service_get_context');
  expect([called.code, (JSON.parse(called.output) as { structuredContent: { user: object } }).structuredContent.user]).toEqual([0, expect.objectContaining({ email: 'ada@example.test' })]);
});

test('the conformance tests pass, but for what the connector does not offer; a scenario that passes all the same is stale', async () => {
  const { code, output } = await ran('conformance/dist/index.js', 'server', '--url', `http://127.0.0.1:${String(portOf())}/`, '--expected-failures', 'test/clients/mcp-not-offered.yml');
  expect([code, output.slice(output.indexOf('=== SUMMARY'))]).toEqual([0, expect.stringContaining('server-initialize: 1 passed, 0 failed')]);
});
