import { openAssistantCompany, type AssistantCompanyKit } from '../tools/assistant-company.js';

let all: AssistantCompanyKit;
let ada: Awaited<ReturnType<AssistantCompanyKit['assistant']>>;
beforeAll(async () => {
  all = await openAssistantCompany();
  ada = await all.assistant('Ada');
});
afterAll(() => all.close());

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) => ada.ask('mcp', '/', { method: 'POST', body, headers });
/** The status and the bytes of an answer. */
const read = async (body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) => {
  const response = await post(body, headers);
  return [response.status, await response.text()];
};
const ping = (id: string) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
const pong = (id: string) => [200, `{"jsonrpc":"2.0","id":${id},"result":{}}`];
const CLIENT = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'Inspector', version: '1.0.0' } };
const coded = (answer: readonly unknown[]) => {
  const { jsonrpc, id, error: { code, message } } = JSON.parse(String(answer[1])) as { jsonrpc: string; id: unknown; error: { code: number; message: string } };
  return [answer[0], jsonrpc, id, code, message !== ''];
};
const INVALID = [400, '2.0', null, -32600, true];

describe('initialize', () => {
  test('answers the version, the capabilities, the label of the server and the active company with its modules [L-INIT-1] [L-INIT-2] [L-RPC-1] [L-WHAT-1]', async () => {
    const { status, body } = await ada.rpc('initialize', CLIENT);
    const { instructions, ...result } = body.result;
    expect([status, body.jsonrpc, body.id, result]).toEqual([200, '2.0', 1, { protocolVersion: '2025-06-18', capabilities: { tools: { listChanged: false } }, serverInfo: { name: 'portico', title: 'Portico', version: '2026-10' } }]);
    expect(instructions).toMatch(/^ACTIVE COMPANY: "Lume" \(1\)\. Modules: catalog, commerce\. /);
  });

  test.each(['2024-11-05', '2025-03-26', '2025-11-25', '2027-01-01'])('answers 2025-06-18 to a client of %s [L-INIT-3]', async (protocolVersion) => {
    expect((await ada.rpc('initialize', { ...CLIENT, protocolVersion })).body.result.protocolVersion).toBe('2025-06-18');
  });

  test('without what it needs is -32602 [L-INIT-1]', async () => {
    for (const params of [undefined, {}, { protocolVersion: '2025-06-18' }, { ...CLIENT, clientInfo: 'x' }]) expect((await ada.rpc('initialize', params)).body.error.code).toBe(-32602);
  });

  test('has instructions of 1.5 KB at most, whatever companies are called [L-INIT-2]', async () => {
    const eve = await all.assistant('Eve');
    for (const name of ['漢'.repeat(120), '"'.repeat(120), '🏢'.repeat(60), '\\'.repeat(120), 'é'.repeat(120), 'ü'.repeat(120), 'ß'.repeat(120)]) await all.join((await all.stranger(name)).company, eve.email);
    const { body: { result: { instructions } } } = await eve.rpc('initialize', CLIENT);
    expect(Buffer.byteLength(instructions)).toBeLessThanOrEqual(1536);
    expect(instructions.isWellFormed()).toBe(true);
    expect(instructions).toMatch(/^ACTIVE COMPANY: "Lume"/);
  });
});

describe('a request', () => {
  test.each(['1', '0', '-7', '9007199254740991', '"a"', '""', '"0191e0b2-7c5e-7cc3-9d4a-2f6a1c3b5d7e"'])('has the id %s, which comes back as it is [L-RPC-1]', async (id) => {
    expect(await read(ping(id))).toEqual(pong(id));
  });

  test('with a method that there is not is -32601, also those of resources, prompts and sampling [L-RPC-3]', async () => {
    for (const method of ['nope', 'resources/list', 'prompts/list', 'sampling/createMessage', 'completion/complete', 'logging/setLevel', 'tools/delete', 'toString', '__proto__', 'notifications/initialized']) {
      expect([method, coded(await read(JSON.stringify({ jsonrpc: '2.0', id: 'x', method })))]).toEqual([method, [200, '2.0', 'x', -32601, true]]);
    }
  });

  test('is answered in JSON, whether or not it takes event streams, and without a session [L-RPC-6] [L-RPC-7]', async () => {
    for (const accept of ['application/json', 'application/json, text/event-stream', 'text/event-stream', '*/*']) {
      const response = await post(ping('1'), { accept, 'mcp-session-id': 'stale' });
      expect([accept, response.status, response.headers.get('content-type'), response.headers.get('mcp-session-id'), await response.text()]).toEqual([accept, 200, 'application/json; charset=utf-8', null, pong('1')[1]]);
    }
  });

  test('is not kept by any cache [L-RPC-1]', async () => {
    expect((await post(ping('1'))).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a notification', () => {
  test('is answered 202 without a body, whatever it says [L-RPC-2]', async () => {
    for (const message of [{ method: 'notifications/initialized' }, { method: 'notifications/cancelled', params: { requestId: 1, reason: 'slow' } }, { method: 'notifications/of-tomorrow', params: { a: 1 } }]) {
      const response = await post(JSON.stringify({ jsonrpc: '2.0', ...message }));
      expect([message.method, response.status, response.headers.get('content-type'), await response.text()]).toEqual([message.method, 202, null, '']);
    }
  });

  test('is none where its method is that of a request: without an id that is no request [L-RPC-4]', async () => {
    for (const method of ['ping', 'tools/list', 'nope']) expect([method, coded(await read(JSON.stringify({ jsonrpc: '2.0', method })))]).toEqual([method, INVALID]);
  });
});

describe('what is no request', () => {
  test.each([
    ['an id that is null', ping('null')], ['an id with a fraction', ping('1.5')], ['an id that is a boolean', ping('true')], ['an id that is an object', ping('{}')],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}'], ['no version', '{"id":1,"method":"ping"}'], ['a version that is a number', '{"jsonrpc":2.0,"id":1,"method":"ping"}'],
    ['no method', '{"jsonrpc":"2.0","id":1}'], ['a method that is a number', '{"jsonrpc":"2.0","id":1,"method":7}'], ['params in a row', '{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}'],
    ['an answer', '{"jsonrpc":"2.0","id":1,"result":{}}'], ['a batch', `[${ping('1')}]`], ['a batch of two', `[${ping('1')},${ping('2')}]`], ['an empty batch', '[]'],
    ['a text', '"ping"'], ['null', 'null'], ['a number', '7'], ['a name twice', '{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/list"}'],
  ])('%s is 400 with -32600 [L-RPC-4] [REL-S17]', async (_, body) => {
    expect(coded(await read(body))).toEqual(INVALID);
  });

  test.each([['nothing', ''], ['half of it', '{"jsonrpc":"2.0"'], ['a form', 'a=b'], ['XML', '<a/>'], ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])], ['a comment', '{} // x']])('%s is 400 with -32700 [L-RPC-5]', async (_, body) => {
    expect(coded(await read(body))).toEqual([400, '2.0', null, -32700, true]);
  });
});

describe('MCP-Protocol-Version', () => {
  test.each(['2025-06-18', '2025-03-26', '2026-11-25'])('is accepted as %s [L-VERSION-1]', async (version) => {
    expect(await read(ping('1'), { 'mcp-protocol-version': version })).toEqual(pong('1'));
  });

  test.each(['1', 'latest', '2025-6-18', '2025-06-18T00:00:00Z', '2025-06-18, 2025-06-18', ''])('that is malformed is 400: "%s" [L-VERSION-1]', async (version) => {
    expect(coded(await read(ping('1'), { 'mcp-protocol-version': version }))).toEqual(INVALID);
    expect(coded(await read('{"jsonrpc":"2.0","method":"notifications/initialized"}', { 'mcp-protocol-version': version }))).toEqual(INVALID);
  });
});

describe('a body', () => {
  const MEGABYTES = 2 * 1024 * 1024;
  const sized = (bytes: number) => {
    const [before, after] = ['{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"', '"}}'];
    return before + 'x'.repeat(bytes - before.length - after.length) + after;
  };

  test('of 2 MB is read, one byte more is 413, with its length and in chunks [L-LIMIT-1]', async () => {
    expect(await read(sized(MEGABYTES))).toEqual(pong('1'));
    expect(coded(await read(sized(MEGABYTES + 1)))).toEqual([413, '2.0', null, -32600, true]);
    const chunked = await ada.ask('mcp', '/', { method: 'POST', body: new Blob([sized(MEGABYTES + 1)]).stream(), duplex: 'half' } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  test('that is too large is not looked at before the token is [L-LIMIT-1] [L-AUTH-1]', async () => {
    expect((await fetch(`${all.urls.mcp ?? ''}/`, { method: 'POST', body: sized(MEGABYTES + 1) })).status).toBe(401);
  });
});
