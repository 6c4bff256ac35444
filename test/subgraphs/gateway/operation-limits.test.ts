import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

describe('the limits of one operation', () => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway(); });
  afterAll(() => gateway.stop());

  const nested = (levels: number): string => `{ orders(first: 1) { nodes { ${'twin { '.repeat(levels)} number ${'} '.repeat(levels)} } } }`;
  const aliased = (count: number): string => `{ ${Array.from({ length: count }, (_, index) => `a${String(index)}: whoAmI`).join(' ')} }`;

  it('lets fifteen levels pass and refuses sixteen', async () => {
    expect((await ask(gateway, nested(12))).status).toBe(200);
    const response = await ask(gateway, nested(13));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'The operation is too large: its depth is 16, the limit 15; select fewer levels', extensions: { code: 'BAD_INPUT', details: { depth: 16, limit: 15 } } }],
    });
  });

  it('lets thirty aliases pass and refuses thirty-one', async () => {
    expect((await ask(gateway, aliased(30))).status).toBe(200);
    expect(await (await ask(gateway, aliased(31))).json()).toMatchObject({ errors: [{ extensions: { details: { aliases: 31, limit: 30 } } }] });
  });

  it('counts a page as long as its `first` says, in the text or in a variable', async () => {
    const page = 'nodes { number lines { sku variant { title } } }';
    expect((await ask(gateway, `{ orders(first: 500) { ${page} } }`)).status).toBe(200);
    const dear = { errors: [{ extensions: { code: 'BAD_INPUT', details: { cost: 66_000, limit: 50_000 } } }] };
    expect(await (await ask(gateway, `{ orders(first: 3000) { ${page} } }`)).json()).toMatchObject(dear);
    expect(await (await ask(gateway, `query Page($n: Int) { orders(first: $n) { ${page} } }`, { variables: { n: 3000 } })).json()).toMatchObject(dear);
  });

  it('counts the schema\'s own page length where none is given', async () => {
    const pages = Array.from({ length: 25 }, (_, index) => `p${String(index)}: orders { nodes { twin { twin { twin { lines { variant { title } } lines2: lines { sku } } } } } }`).join(' ');
    expect(await (await ask(gateway, `{ ${pages} }`)).json()).toMatchObject({ errors: [{ extensions: { details: { aliases: 50 } } }] });
    const fewer = Array.from({ length: 30 }, (_, index) => `p${String(index)}: orders { nodes { twin { twin { lines { variant { title } } } } } }`).join(' ');
    expect((await ask(gateway, `{ ${fewer} }`)).status).toBe(200);
  });

  it('measures fragments that spread each other without walking every path', async () => {
    const spreads = Array.from({ length: 25 }, (_, index) => `fragment F${String(index)} on Order { ...F${String(index + 1)} twin { ...F${String(index + 1)} } }`).join('\n');
    const response = await ask(gateway, `{ orders { nodes { ...F0 } } }\n${spreads}\nfragment F25 on Order { number }`);
    expect(response.status).toBe(400);
  });

  it('refuses a text of more tokens than anybody writes', async () => {
    const response = await ask(gateway, `{ ${'whoAmI '.repeat(10_001)} }`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('GRAPHQL_PARSE_FAILED');
  });
});
