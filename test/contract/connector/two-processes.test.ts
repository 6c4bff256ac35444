import { openConnectorProcesses } from './connector-processes.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: Awaited<ReturnType<typeof openConnectorProcesses>>;
beforeAll(async () => { all = await openConnectorProcesses(); });
afterAll(() => all.close());

type Person = Awaited<ReturnType<typeof all.assistant>>;
type Place = Person['here'];

/** What becomes of a call at a process: through the connector, of its list, and at the module. */
async function at({ rpc, list, run }: Place) {
  const [called, listed, direct] = [await rpc('tools/call', { name: 'commerce_search_orders', arguments: {} }), await rpc('tools/list'), await run('search_orders')];
  const { result } = listed.body;
  return {
    connector: called.body.error ?? called.body.result.structuredContent.error?.code ?? 'answered', module: direct.body.code ?? direct.body.message ?? 'answered', status: [called.status, listed.status, direct.status, (await list()).status],
    reads: result?.tools.some(({ name }: any) => name === 'commerce_search_orders') ?? false, writes: result?.tools.some(({ name }: any) => name === 'commerce_add_order_note') ?? false,
  };
}

const ANSWERED = { connector: 'answered', module: 'answered', status: [200, 200, 200, 200], reads: true, writes: true };
const OVER = { connector: 'invalid_token', module: expect.stringContaining('token'), status: [401, 401, 401, 401], reads: false, writes: false };
const NO_MODULE = { connector: 'company_forbidden', module: 'company_forbidden', status: [200, 200, 403, 403], reads: false, writes: false };

/** Somebody whose definitions, token and roles both processes have just used, twice. */
async function inUse(name: string, more: object = {}): Promise<Person> {
  const person = await all.assistant(name, more);
  for (const place of [person.here, person.there, person.here, person.there]) expect(await at(place)).toEqual(ANSWERED);
  return person;
}

const change = async (operation: string, variables: object) => all.asManager(operation, variables);
const changeRole = async ({ email }: Person, moduleRoles: object) => change('mutation R($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { id } }', { input: { id: await all.personId(email), role: 'MEMBER', moduleRoles } });
const modulesOff = (...off: readonly string[]) => change('mutation M($input: SetAssistantModulesInput!) { setAssistantModules(input: $input) { id } }', { input: { modulesOff: off } });

describe('what one process ends is over in the other at its next call, inside the 60 seconds for which definitions may be kept', () => {
  test('a token that its client revokes [REL-S17] [L-AUTH-3] [M-AUTH-4]', async () => {
    const ada = await inUse('Ada');
    expect((await all.form('/oauth/revoke', { client_id: all.client.client_id, token: ada.token })).status).toBe(200);
    expect([await at(ada.there), await at(ada.here)]).toEqual([OVER, OVER]);
  });

  test('a role in the module: lowered, then lost, then given again [REL-S17] [L-AUTH-3] [M-AUTH-4]', async () => {
    const bea = await inUse('Bea');
    await changeRole(bea, { commerce: 'VIEWER' });
    expect([await at(bea.there), await at(bea.here)]).toEqual([{ ...ANSWERED, writes: false }, { ...ANSWERED, writes: false }]);
    expect((await bea.there.run('add_order_note', { order: '1', text: 'x' })).body.code).toBe('permission_denied');
    await changeRole(bea, { commerce: 'NONE' });
    expect([await at(bea.there), await at(bea.here)]).toEqual([NO_MODULE, NO_MODULE]);
    await changeRole(bea, { commerce: 'EDITOR' });
    expect([await at(bea.there), await at(bea.here)]).toEqual([ANSWERED, ANSWERED]);
  });

  test('a membership [REL-S17] [L-AUTH-3] [M-AUTH-4]', async () => {
    const cleo = await inUse('Cleo');
    await change('mutation D($id: ID!) { removePerson(id: $id) { id } }', { id: await all.personId(cleo.email) });
    for (const place of [cleo.there, cleo.here]) expect(await at(place)).toMatchObject({ reads: false, writes: false, connector: expect.not.stringMatching('answered'), module: expect.not.stringMatching('answered') });
  });

  test('a module that the company switches off, and on again [REL-S17] [L-LIST-6]', async () => {
    const dora = await inUse('Dora');
    await modulesOff('commerce');
    expect([await at(dora.there), await at(dora.here)]).toEqual([NO_MODULE, NO_MODULE]);
    await modulesOff();
    expect([await at(dora.there), await at(dora.here)]).toEqual([ANSWERED, ANSWERED]);
  });
});

describe('the ETag of a list', () => {
  /** The ETags of both processes, and what both answer to an ETag that the person kept. */
  const tags = async ({ here, there }: Person) => Promise.all([here, there].map(async ({ list }) => (await list()).headers.get('etag') ?? ''));
  const known = async ({ here, there }: Person, tag: string) => Promise.all([here, there].map(async ({ list }) => (await list({ 'if-none-match': tag })).status));

  test('is the same of both processes, and known to both by a client that sends no-cache with it [REL-S18 M] [M-LIST-3]', async () => {
    const edda = await inUse('Edda');
    const [here = '', there = ''] = await tags(edda);
    expect([here, await known(edda, here)]).toEqual([there, [304, 304]]);
  });

  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['a lowered role', (person) => changeRole(person, { commerce: 'VIEWER' })],
    ['another language', ({ cookie, name }) => all.visited.submit('/account', { name, locale: 'de' }, cookie)],
  ])('is another after %s, at the next call of both: what was kept is no longer the answer [REL-S18 M] [M-LIST-3] [M-LIST-4]', async (name, after) => {
    const person = await inUse(`F${String(name.length)}`);
    const [before = ''] = await tags(person);
    await after(person);
    const [here = '', there = ''] = await tags(person);
    expect([here === before, here, await known(person, before), await known(person, here)]).toEqual([false, there, [200, 200], [304, 304]]);
  });
});
