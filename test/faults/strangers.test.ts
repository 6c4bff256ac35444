// On the embedded database only: callers are refused by what test/subgraphs/isolation, test/contract and the tests of authentication show of every statement on both.
import { isRequiredArgument, OperationTypeNode } from 'graphql';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { GRAPH_FIELDS } from '../fuzz/graph-call.js';
import type { Row } from '../fuzz/row.js';
import { ROWS } from '../fuzz/rows.js';
import { isKeptFrom, tokensIn, type Owner } from '../fuzz/tokens.js';
import { ASSISTANT } from '../fuzz/world-assistants.js';
import { credentialsOf, kindsAdmitted, openStrangers, type Credentials, type Said, type Strangers } from './strangers.js';

let world: Strangers;
beforeAll(async () => { world = await openStrangers(); });
afterAll(() => world.close());

/** The documented refusals: unknown caller, address not in the allowlist, missing scope, connection not active, and another's record. */
interface Refusals { readonly unknown: number; readonly address: number; readonly scope: number; readonly inactive: number; readonly record: number }

const USUAL: Refusals = { unknown: 401, address: 403, scope: 403, inactive: 403, record: 404 };
const OWN: Readonly<Record<string, Partial<Refusals>>> = {
  fulfillment: { address: 401, scope: 401 },
  commerce: { address: 401 },
  catalog: { address: 401, inactive: 401 },
  delivery: { address: 401, inactive: 401, scope: 404 },
  'wms-json': { inactive: 500, record: 400 },
  'wms-xml': { inactive: 200, record: 200 },
};

/** Routes that admit callers in their own way have tests of their own: images are for everybody who knows their content, and the token of a storefront is in the code of its pages. */
const CASES = (await findSurfaces()).filter(({ access: { kind, connectionKind } }) => kind === 'connection' && connectionKind !== undefined).map(({ name }) => ({ name, rows: ROWS.filter(({ surface, route }) => surface === name && route.declares?.access === undefined), refusals: { ...USUAL, ...OWN[name] } }));

/** Words of others in an answer. */
const shownOf = (owner: Owner | undefined, { text }: Said): string[] => [...tokensIn(text)].filter((word) => !owner || isKeptFrom(word, owner));

/** Call every route as a caller; returns those with a wrong answer. */
async function misanswered(rows: readonly Row[], as: Credentials, status: number): Promise<unknown[]> {
  const answers = await Promise.all(rows.map(async (row) => ({ row, answer: await world.send({ row, as }) })));
  return answers.filter(({ answer }) => answer.status !== status || shownOf(undefined, answer).length > 0).map(({ row, answer }) => [row.name, answer.status, answer.text.slice(0, 200)]);
}

describe.each(CASES)('every route of $name', ({ rows, refusals }) => {
  let kind: string;
  beforeAll(async () => {
    const kinds = await kindsAdmitted(world, rows);
    expect(kinds).toHaveLength(1);
    [kind = ''] = kinds;
  });

  it('refuses unknown callers, and reveals nothing [REL-S6 ABCDHJ]', async () => {
    const [revoked, rotated] = [await world.connect(kind), await world.connect(kind)];
    await world.asOwner('mutation D($id: ID!) { deleteConnection(id: $id) { id } }', { id: revoked.id });
    await world.asOwner('mutation R($id: ID!) { rotateConnection(id: $id) { connection { id } } }', { id: rotated.id });
    const others = [...world.callers.values()].filter((caller) => caller.owner.company === 'a' && caller.kind !== kind && caller.kind !== ASSISTANT).map(credentialsOf);
    for (const as of [{}, { authorization: 'Bearer x' }, { authorization: 'Basic Og==' }, revoked.as, rotated.as, ...others]) expect([as, await misanswered(rows, as, refusals.unknown)]).toEqual([as, []]);
  });

  it('refuses addresses outside the allowlist, drafts and paused connections, and reveals nothing [REL-S6 ABCDHJ]', async () => {
    const [outside, draft, paused] = [await world.connect(kind), await world.connect(kind, { activate: false }), await world.connect(kind)];
    await world.asOwner('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: outside.id, allowlist: ['203.0.113.7'] } });
    await world.asOwner('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id: paused.id });
    expect(await misanswered(rows, outside.as, refusals.address)).toEqual([]);
    for (const { as } of [draft, paused]) expect(await misanswered(rows, as, refusals.inactive)).toEqual([]);
  });

  it('refuses a caller with every scope but the required one, and reveals nothing [REL-S6 ABCDHJ]', async () => {
    const scopes = new Set(rows.flatMap(({ route: { scope } }) => scope ?? []));
    for (const scope of scopes) {
      const { as } = await world.connect(kind, { scopes: [...scopes].filter((other) => other !== scope) });
      expect(await misanswered(rows.filter(({ route }) => route.scope === scope), as, refusals.scope)).toEqual([]);
    }
  });

  it('gives its records to their warehouse and company alone [REL-S6 ABCDHJ]', async () => {
    const owner = credentialsOf(world.callers.get(`a ${kind} m`));
    const strangers = strangersTo(kind);
    expect(strangers.length).toBeGreaterThan(1);
    const named = rows.filter(({ route: { example } }) => /1042|R1001|-7c00-/.test(example.target + JSON.stringify(example.body ?? '')));
    const wrong: unknown[] = [];
    const found = async (row: Row, as: Credentials, ids: string) => {
      const answer = await world.send({ row, as, ids });
      return { answer, isRefused: row.route.path.includes('{') ? answer.status === refusals.record : answer.status < 500 };
    };
    for (const row of named) {
      const ids = await idBelow(row, owner);
      for (const stranger of strangers) {
        const { answer, isRefused } = await found(row, credentialsOf(stranger), ids);
        if (!isRefused || shownOf(stranger.owner, answer).length > 0) wrong.push([row.name, stranger.name, answer.status, answer.text.slice(0, 300)]);
      }
      const { answer, isRefused } = await found(row, owner, ids);
      if (row.route.path.includes('{') && isRefused || [401, 403].includes(answer.status)) wrong.push([row.name, 'its own', answer.status, answer.text.slice(0, 300)]);
    }
    expect(wrong).toEqual([]);
  });

  it('refuses a cursor that was changed, cut, made longer, or made for another list or caller [REL-S8 ABCDHJ]', async () => {
    const owner = credentialsOf(world.callers.get(`a ${kind} m`));
    const paged = rows.filter(({ route: { input } }) => input.shape.query?.shape['cursor'] !== undefined);
    const cursors = new Map<Row, string>();
    for (const row of paged) cursors.set(row, await cursorOf(row, owner));
    expect([...cursors].filter(([, cursor]) => cursor === '').map(([row]) => row.name)).toEqual([]);
    const wrong: unknown[] = [];
    for (const [row, cursor] of cursors) {
      const asked = async (shown: string, as = owner) => (await world.send({ row, as, target: `${row.route.path}?cursor=${encodeURIComponent(shown)}` })).status;
      if (await asked(cursor) !== 200) wrong.push([row.name, 'its own', await asked(cursor)]);
      const foreign = [...cursors].filter(([other]) => other.route.path.split('/').at(-1) !== row.route.path.split('/').at(-1)).map(([, other]) => other);
      for (const shown of [...altered(cursor), ...foreign]) if (await asked(shown) !== 400) wrong.push([row.name, shown, await asked(shown)]);
      for (const stranger of strangersTo(kind)) {
        const answer = await world.send({ row, as: credentialsOf(stranger), target: `${row.route.path}?cursor=${encodeURIComponent(cursor)}` });
        if (answer.status !== 400 || shownOf(stranger.owner, answer).length > 0) wrong.push([row.name, stranger.name, answer.status]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('accepts no credentials that are almost those of a caller [REL-S8 ABCDHJ]', async () => {
    const { authorization = '' } = credentialsOf(world.callers.get(`a ${kind} m`));
    const [scheme = '', shown = ''] = authorization.split(' ');
    const isBasic = scheme === 'Basic';
    const secret = isBasic ? Buffer.from(shown, 'base64').toString() : shown;
    for (const changed of altered(secret)) {
      const as = { authorization: `${scheme} ${isBasic ? Buffer.from(changed).toString('base64') : changed}` };
      expect([changed, await misanswered(rows.filter(({ route }) => route.method === 'GET').slice(0, 1), as, refusals.unknown)]).toEqual([changed, []]);
    }
  });
});

const strangersTo = (kind: string) => [...world.callers.values()].filter((caller) => caller.kind === kind && (caller.owner.company === 'b' || caller.owner.place === 'l'));

/** The id of the first record in the list that a route's path is below, as its caller sees it. */
async function idBelow(row: Row, as: Credentials): Promise<string> {
  const list = ROWS.find(({ surface, route }) => surface === row.surface && route.method === 'GET' && row.route.path.startsWith(`${route.path}/{`));
  const [{ request_id: requestId, id } = {}] = list ? (JSON.parse((await world.send({ row: list, as, target: list.route.path })).text) as { data: { id?: string; request_id?: string }[] }).data : [];
  return requestId ?? id ?? '';
}

/** A cursor of a list: of its next page, or of the first line of an export. */
async function cursorOf(row: Row, as: Credentials): Promise<string> {
  const { text } = await world.send({ row, as, target: `${row.route.path}${row.route.input.shape.query?.shape['limit'] === undefined ? '' : '?limit=1'}` });
  const { cursor, next_cursor: next } = JSON.parse(text.split('\n', 1).join('')) as { cursor?: string; next_cursor?: string | null };
  return cursor ?? next ?? '';
}

/** A text with one character changed, at places all over it, without its beginning or its end, and with more behind it. */
const altered = (text: string): string[] => [
  ...[...text].flatMap((letter, at) => (at % EVERY === 0 || at === text.length - 1 ? [`${text.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`] : [])), text.slice(1), text.slice(0, -1), `${text}A`, text + text,
];
const EVERY = 5;

describe('the graph for staff', () => {
  const LISTS = GRAPH_FIELDS.filter(({ operation, field: { args } }) => operation === OperationTypeNode.QUERY && args.some(({ name }) => name === 'after') && !args.some(isRequiredArgument));
  const page = (name: string, after?: string) => `{ list: ${name}(first: 1${after === undefined ? '' : `, after: ${JSON.stringify(after)}`}) { nodes { __typename } pageInfo { endCursor } } }`;

  it('refuses unknown callers, and reveals nothing [REL-S6 graph] [REL-S8 graph]', async () => {
    const { createStaffToken: { token, staffToken: { id } } } = await world.asOwner('mutation T($input: CreateTokenInput!) { createStaffToken: createToken(input: $input) { token staffToken { id } } }', { input: { name: 'revoked' } });
    await world.asOwner('mutation R($id: ID!) { revokeToken(id: $id) { id } }', { id });
    const { authorization = '' } = credentialsOf(world.callers.get('a owner'));
    const connections = [...world.callers.values()].filter(({ kind, owner }) => kind !== undefined && kind !== ASSISTANT && owner.company === 'a').map(credentialsOf);
    for (const as of [{ authorization: '' }, { authorization: `Bearer ${String(token)}` }, ...connections, ...altered(authorization.slice('Bearer '.length)).map((changed) => ({ authorization: `Bearer ${changed}` }))]) {
      const answer = await world.graph('{ orders(first: 5) { nodes { number } } }', {}, as);
      expect([as, answer.status, shownOf(undefined, answer), answer.text.includes('"data"')]).toEqual([as, 401, [], false]);
    }
  });

  it('refuses writes of read-only staff [REL-S6 graph]', async () => {
    const answer = await world.graph('mutation { setAutomaticRefunds(automatic: false) }', {}, credentialsOf(world.callers.get('a viewer')));
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('refuses a cursor that was changed, or made for another list or company [REL-S8 graph]', async () => {
    const cursors = new Map<string, string>();
    for (const { field: { name } } of LISTS) cursors.set(name, String((await world.asOwner(page(name))).list.pageInfo.endCursor));
    const made = [...cursors].filter(([, cursor]) => cursor !== 'null');
    expect(made.length).toBeGreaterThan(5);
    const taken: unknown[] = [];
    const ask = async (name: string, cursor: string, who = 'a owner'): Promise<void> => {
      const { text } = await world.graph(page(name, cursor), {}, credentialsOf(world.callers.get(who)));
      if (!text.includes('"code":"BAD_CURSOR"')) taken.push([name, cursor, who, text.slice(0, 200)]);
    };
    for (const [name, cursor] of made) {
      for (const changed of altered(cursor).filter((_, at) => at % EVERY === 0)) await ask(name, changed);
      for (const [other, foreign] of made.slice(0, EVERY)) if (other !== name) await ask(name, foreign);
      await ask(name, cursor, 'b owner');
    }
    expect(taken).toEqual([]);
  });
});
