import { gzipSync } from 'node:zlib';
import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';
import { stopwatch } from '../../kit/stopwatch.js';

/** Within this an abusive operation is refused (reliability S10); the first of each kind warms up. */
const MOST_MILLISECONDS = 50;
const MOST_BYTES = 2 * 1024 * 1024;

describe('the limits of one operation', () => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway(); });
  afterAll(() => gateway.stop());

  const nested = (levels: number): string => `{ orders(first: 1) { nodes { ${'twin { '.repeat(levels)} number ${'} '.repeat(levels)} } } }`;
  const aliased = (count: number, field = 'whoAmI'): string => `{ ${Array.from({ length: count }, (_, index) => `a${String(index)}: ${field}`).join(' ')} }`;

  /** An operation, or several in one call. */
  const send = (query: string | readonly string[]): Promise<Response> => (typeof query === 'string' ? ask(gateway, query) : fetch(`${gateway.url}/graphql`, {
    method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer pst_owner' }, body: JSON.stringify(query.map((one) => ({ query: one }))),
  }));

  it('lets fifteen levels pass and refuses sixteen', async () => {
    expect((await ask(gateway, nested(12))).status).toBe(200);
    const response = await ask(gateway, nested(13));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'The operation is too large: its depth is 16, the limit 15; select fewer levels', extensions: { code: 'BAD_INPUT', details: { depth: 16, limit: 15 } } }],
    });
  });

  it.each(['whoAmI', '__typename', '__schema { queryType { name } }'])('lets thirty aliases of %s pass and refuses thirty-one', async (field) => {
    expect((await ask(gateway, aliased(30, field))).status).toBe(200);
    expect(await (await ask(gateway, aliased(31, field))).json()).toMatchObject({ errors: [{ extensions: { details: { aliases: 31, limit: 30 } } }] });
  });

  it('words the first fifty variables of a wrong type, however many there are', async () => {
    const places = Array.from({ length: 30 }, (_, index) => index);
    const text = `query W(${places.map((at) => `$a${String(at)}: Boolean!, $b${String(at)}: Boolean!`).join()}) { ${places.map((at) => `w${String(at)}: whoAmI @include(if: $a${String(at)}) @skip(if: $b${String(at)})`).join(' ')} }`;
    const variables = Object.fromEntries(places.flatMap((at) => [[`a${String(at)}`, 'x'], [`b${String(at)}`, 'x']]));
    const { errors } = await (await ask(gateway, text, { variables })).json() as { errors: { message: string }[] };
    expect([errors.length, errors.at(-1)?.message]).toEqual([50, 'Variable "$b24" got invalid value "x"; Boolean cannot represent a non boolean value: "x"']);
  });

  it('counts a page by its `first`, in the text or in a variable, and names its largest part', async () => {
    const page = 'nodes { number lines { sku variant { title } } }';
    expect((await ask(gateway, `{ orders(first: 500) { ${page} } }`)).status).toBe(200);
    const dear = { errors: [{
      message: 'The operation is too large: it may have to answer 128002 fields, the limit is 100000. Most of them, 124000, are orders.nodes.lines and what is below it: '
        + 'ask for smaller pages with `first`, select fewer fields, or send several operations',
      extensions: { code: 'BAD_INPUT', details: { cost: 128_002, limit: 100_000, largest: { path: 'orders.nodes.lines', cost: 124_000 } } },
    }] };
    expect(await (await ask(gateway, `{ orders(first: 4000) { ${page} } }`)).json()).toMatchObject(dear);
    expect(await (await ask(gateway, `query Page($n: Int) { orders(first: $n) { ${page} } }`, { variables: { n: 4000 } })).json()).toMatchObject(dear);
  });

  it('gives no credit for a page of negative length', async () => {
    expect((await ask(gateway, `{ less: orders(first: -1000000) { nodes { number } } more: orders(first: 200000) { nodes { number } } }`)).status).toBe(400);
  });

  it('counts the schema\'s own page length where none is given', async () => {
    const pages = (count: number): string => Array.from({ length: count }, (_, index) => `p${String(index)}: orders { nodes { number twin { number lines { sku variant { title } } } lines { sku variant { id title } } } }`).join(' ');
    expect((await ask(gateway, `{ ${pages(20)} }`)).status).toBe(200);
    expect(await (await ask(gateway, `{ ${pages(30)} }`)).json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT', details: { limit: 100_000 } } }] });
  });

  it('measures fragments that spread each other without walking every path', async () => {
    const spreads = Array.from({ length: 12 }, (_, index) => `fragment F${String(index)} on Order { ...F${String(index + 1)} twin { ...F${String(index + 1)} } }`).join('\n');
    const response = await ask(gateway, `{ orders { nodes { ...F0 } } }\n${spreads}\nfragment F12 on Order { number }`);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { details: { limit: 100_000 } } }] });
  });

  it('refuses a text of too many tokens', async () => {
    const response = await ask(gateway, `{ ${'whoAmI '.repeat(10_001)} }`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('GRAPHQL_PARSE_FAILED');
  });

  it('refuses a text that is too long', async () => {
    const response = await ask(gateway, `{ whoAmI } # ${'x'.repeat(100_000)}`);
    expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_INPUT', details: { limit: 100_000 } } }] }]);
  });

  it('reads two mebibytes and not a byte more, with a declared length, in chunks or decompressed [REL-S11 graph]', async () => {
    const body = (bytes: number): Buffer<ArrayBuffer> => Buffer.from(`{"query":"{ whoAmI }","x":"${'x'.repeat(bytes - 29)}"}`);
    const post = async (sent: Buffer<ArrayBuffer> | ReadableStream, headers: Readonly<Record<string, string>> = {}) =>
      (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer pst_owner', ...headers }, body: sent, duplex: 'half' } as RequestInit)).status;
    const [most, more] = [body(MOST_BYTES), body(MOST_BYTES + 1)];
    const packed = { 'content-encoding': 'gzip' };
    expect([most.length, await post(most), await post(gzipSync(most), packed)]).toEqual([MOST_BYTES, 200, 200]);
    expect([await post(more), await post(new Blob([more]).stream()), await post(gzipSync(more), packed), await post(gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 1 }), packed)]).toEqual([413, 413, 413, 413]);
  });

  it('refuses an answer that would be larger than eight megabytes, and names its largest part', async () => {
    const response = await ask(gateway, '{ whoAmI orders(first: 9) { nodes { number blob(megabytes: 9) } } }');
    expect([response.status, await response.json()]).toEqual([400, { errors: [{
      message: 'The answer is too large: more than 8388608 bytes, most of them in orders. Ask for smaller pages with `first`, select fewer fields, or send several operations',
      extensions: { code: 'BAD_INPUT', details: { limitBytes: 8_388_608, largest: 'orders' } },
    }] }]);
    expect((await ask(gateway, '{ orders(first: 1) { nodes { blob(megabytes: 7) } } }')).status).toBe(200);
  });

  it('says of a mutation whose answer is too large whether it was carried out', async () => {
    const said = async (mutation: string, variables = {}): Promise<string> => JSON.stringify(await (await ask(gateway, mutation, { variables })).json());
    expect(await said('mutation { place { blob(megabytes: 9) } }')).toContain('several operations. The mutation itself was carried out"');
    expect(await said('mutation { place(dryRun: true) { blob(megabytes: 9) } other: place { number } }')).toContain('The mutation itself was carried out"');
    for (const variables of [{}, { dry: true }]) expect(await said('mutation M($dry: Boolean = true) { place(dryRun: $dry) { blob(megabytes: 9) } }', variables)).toContain('several operations. Nothing was changed: it was a dry run"');
  });

  it.each([
    ['fifty levels', nested(50), 'its depth is 53'],
    ['a thousand aliases', aliased(1000), 'its aliases is 1000'],
    ['a thousand aliases of __typename', aliased(1000, '__typename'), 'its aliases is 1000'],
    ['three thousand levels', nested(3000), 'its depth is'],
    ['a field two thousand times', `{ ${'orders { nodes { number } } '.repeat(700)} }`, 'its fields is 2100'],
    ['a field with a selection a hundred and one times', `{ ${'orders { nodes { number } } '.repeat(101)} }`, 'its repeats is 101, the limit 100'],
    ['a subscription that asks for no events', 'subscription { changes { kind } }', 'Accept: text/event-stream'],
    ['a circle of fragments', '{ orders { nodes { ...A } } } fragment A on Order { twin { ...B } } fragment B on Order { twin { ...A } }', 'Fragments spread each other in a circle: A, B'],
    ['a batch of a hundred', Array.from({ length: 100 }, () => '{ whoAmI }'), 'Operation batching disabled'],
  ])('refuses %s at once [REL-S10 graph]', async (_, query, words) => {
    await send(query);
    const times: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const passed = stopwatch();
      const response = await send(query);
      times.push(passed());
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(words)]);
    }
    expect(Math.min(...times)).toBeLessThan(MOST_MILLISECONDS);
  });
});
