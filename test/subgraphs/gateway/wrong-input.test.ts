// On the embedded database only: values of the wrong type are refused before any statement.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Supergraph } from '@apollo/federation-internals';
import { getIntrospectionQuery, isScalarType, isSpecifiedScalarType, OperationTypeNode } from 'graphql';
import { pino } from 'pino';
import { systemClock } from '#kernel/clock.js';
import { readConfig } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import type { CallContext } from '#contract/principal.js';
import { SCOPES } from '#contract/scopes.js';
import { openDeployment, type Deployment } from '../../../gateway/server/deployment.js';
import { startGateway } from '../../../gateway/server/start-gateway.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { freePorts } from '../../kit/free-ports.js';
import { inputsOf, type InputPlace } from '../../kit/inputs-of.js';
import { parsed } from '../../kit/parsed.js';

const SCHEMA = Supergraph.build(readFileSync('gateway/contract/supergraph.graphql', 'utf8')).apiSchema().toGraphQLJSSchema();
/** With internal fields. */
const WHOLE = Supergraph.build(readFileSync('gateway/contract/supergraph.graphql', 'utf8')).schema.toGraphQLJSSchema();

interface Wrong {
  readonly values: readonly unknown[];
  readonly message: RegExp;
}

const DATE = /A DateTime is ISO 8601 text with an offset, such as 2026-11-21T09:30:00Z/;

/** Invalid values of each scalar, with the message for the caller; add every new scalar. JSON accepts anything. */
const WRONG: Readonly<Record<string, Wrong | undefined>> = {
  DateTime: { values: ['monday', '2026-11-21', '2026-11-21T09:30:00', '2026-02-30T00:00:00Z', 1_795_000_000, true, ''], message: DATE },
  SafeInt: { values: ['many', 1.5, 1e17, true], message: /SafeInt cannot represent/ },
  Upload: { values: [1, true, { name: 'a.csv' }], message: /An Upload is a file of a multipart request/ },
  JSON: undefined,
  ID: { values: [true, 1.5, { id: 1 }], message: /ID cannot represent/ },
  Int: { values: ['many', 1.5, 3_000_000_000], message: /Int cannot represent/ },
  Boolean: { values: ['yes', 1], message: /Boolean cannot represent/ },
  String: { values: [1, true], message: /String cannot represent/ },
};

/** Whether people may call it, and not only the surfaces. */
const isPublic = ({ kind, field }: InputPlace): boolean => field in (SCHEMA.getRootType(kind)?.getFields() ?? {});

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{${Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`).join(', ')}}`;
  return JSON.stringify(value);
};

interface Answer {
  readonly data?: object | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

describe('wrong values in operations of people', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-'));
  const logged: string[] = [];
  let deployment: Deployment;
  let stop: () => Promise<unknown>;
  let url: string;
  let token: string;

  const context: CallContext = { principal: { kind: 'system', companyId: 1, actor: 'test', scopes: ['system'] }, requestId: 'r', via: 'test' };
  const person: CallContext = { ...context, principal: { kind: 'staff', companyId: 1, actor: 'ada@example.test', userId: 'u1', scopes: SCOPES } };
  const run = (operation: string, variables: object = {}): Promise<any> => deployment.graph.call<unknown, unknown>(parsed(operation), variables, context); // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape

  beforeAll(async () => {
    const log = pino({ level: 'error' }, new Writable({ write(line: Buffer, _encoding, done) { logged.push(line.toString()); done(); } }));
    const config = readConfig({ PORT: String(await freePorts()), PORTICO_DATA: folder, ...databaseSettings() });
    deployment = await openDeployment({ config, clock: systemClock, ids: uuidV7Ids(systemClock), log });
    const running = await startGateway(deployment);
    stop = async () => { await Promise.all(running.map((one) => one.stop())); await deployment.close(); };
    url = `${config.urls.graphql}/graphql`;
    await run('mutation { createCompany(input: {name: "Lume"}) { id } }');
    await run('mutation { createPerson(input: {email: "ada@example.test", name: "Ada", role: OWNER}) { id } }');
    ({ createStaffToken: { token } } = await run('mutation { createStaffToken(input: {email: "ada@example.test", name: "test"}) { token } }'));
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  const ask = async (body: object, accept = '*/*'): Promise<{ status: number; answer: Answer }> => {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${token}` }, body: JSON.stringify(body) });
    return { status: response.status, answer: await response.json() as Answer };
  };

  const refused = ({ status, answer: { data, errors = [] } }: { status: number; answer: Answer }, message: RegExp): void => {
    expect({ status, data, refusals: errors.filter((error) => error.extensions.code === 'BAD_INPUT' && message.test(error.message)).length > 0 ? 'some' : errors })
      .toEqual({ status: 400, data: undefined, refusals: 'some' });
  };

  const asLiteral = ({ kind, field, argument, around, selection }: InputPlace, value: unknown): string => `${kind} { ${field}(${argument}: ${literal(around(value))}) ${selection} }`;
  const asVariable = ({ kind, field, argument, type, selection }: InputPlace): string => `${kind} Wrong($value: ${type}) { ${field}(${argument}: $value) ${selection} }`;

  /** The first position in each kind of operation suffices: only the values differ. */
  const placesOf = (scalar: string, schema = SCHEMA): readonly InputPlace[] => {
    const places = inputsOf(schema, scalar).filter(({ field }) => !field.startsWith('_'));
    return [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) => places.find((place) => place.kind === kind) ?? []);
  };

  it('are listed here for every scalar of the graph', () => {
    const scalars = Object.values(WHOLE.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type) && !/^(join|link)__/.test(type.name));
    expect(scalars.map(({ name }) => name).filter((name) => !(name in WRONG))).toEqual([]);
  });

  const known = Object.entries(WRONG).flatMap(([scalar, wrong]) => (wrong ? [[scalar, wrong] as const] : []));

  it.each(known)('of the scalar %s are wrong input in the text and in variables, with the message of the scalar', async (scalar, { values, message }) => {
    const places = placesOf(scalar);
    expect(inputsOf(WHOLE, scalar)).not.toEqual([]);
    logged.length = 0;
    for (const place of places) {
      for (const value of values) {
        refused(await ask({ query: asLiteral(place, value) }), message);
        refused(await ask({ query: asVariable(place), variables: { value: place.around(value) } }, 'application/graphql-response+json'), message);
      }
    }
    expect(logged).toEqual([]);
  });

  it.each(known)('of the scalar %s are wrong input to a subgraph too, whether an operation is new to it or compiled', async (scalar, { values, message }) => {
    logged.length = 0;
    const cases = [...deployment.subgraphs].flatMap(([name, { schema }]) => placesOf(scalar, schema).flatMap((place) => values.map((value) => ({ run: deployment.reached.get(name)!.runText, place, value }))));
    expect(cases).not.toEqual([]);
    for (const { run: runText, place, value } of cases) {
      const variables = { value: place.around(value) };
      for (let time = 0; time < 4; time += 1) {
        const inVariable = await runText(asVariable(place), variables, context);
        expect(inVariable.errors?.filter((error) => message.test(error.message))).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
        const inText = await runText(asLiteral(place, value), {}, context);
        expect(inText.errors).toMatchObject([{ message: expect.stringMatching(/has invalid value/), extensions: { code: 'BAD_INPUT' } }]);
      }
      await expect(run(asVariable(place), variables)).rejects.toMatchObject({ code: 'BAD_INPUT', message: expect.stringMatching(/got invalid value/) });
    }
    expect(logged).toEqual([]);
  });

  it.each([
    ['ID', ['word', '', '0', '999999999999999999999', '01a1fc73-79be-73b3-8969-9c1722a4f04', 'x'.repeat(5000), 'a\u0000b', '\ud800', '%', '__proto__']],
    ['Int', [0, -1, 2_147_483_647, -2_147_483_648]],
    ['SafeInt', [0, -1, 9_007_199_254_740_991]],
    ['DateTime', ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '2026-11-21T09:30:00+23:59']],
  ])('of the right type %s but without meaning never cause an internal error [REL-S7 graph]', async (scalar, values) => {
    logged.length = 0;
    const broken: string[] = [];
    const cases = [...deployment.subgraphs].flatMap(([name, { schema }]) => inputsOf(schema, scalar).filter(isPublic).flatMap((place) => values.map((value) => ({ run: deployment.reached.get(name)!.runText, place, value }))));
    for (const { run: runText, place, value } of cases) {
      const { errors = [] } = await runText(asVariable(place), { value: place.around(value) }, person);
      if (errors.some(({ extensions }) => extensions?.['code'] === 'INTERNAL')) broken.push(`${place.field}: ${String(value).slice(0, 40)}`);
    }
    expect(broken).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('answers an unknown operationName with the existing names', async () => {
    const query = 'query One { company { name } } query Two { company { name } }';
    expect(await ask({ query, operationName: 'Three' })).toMatchObject({ status: 400, answer: { errors: [{ message: 'The text has no operation named Three; it has One, Two', extensions: { code: 'BAD_INPUT' } }] } });
    expect(await ask({ query })).toMatchObject({ status: 400, answer: { errors: [{ message: 'The text has several operations: say in operationName which one to run; it has One, Two', extensions: { code: 'BAD_INPUT' } }] } });
    expect(await ask({ query, operationName: 'Two' })).toEqual({ status: 200, answer: { data: { company: { name: 'Lume' } } } });
  });

  it.each([
    ['a text where a page length belongs', 'query W($n: Int!) { orders(first: $n) { nodes { id } } }', { n: 'ten' }],
    ['a variable that is missing', 'query W($n: Int!) { orders(first: $n) { nodes { id } } }', {}],
    ['a field that an input does not have', 'mutation W($i: CreateLocationInput!) { createLocation(input: $i) { id } }', { i: { nonsense: 1 } }],
    ['a word that is none of an enum', 'mutation W($i: CreateLocationInput!) { createLocation(input: $i) { id } }', { i: { kind: 'CASTLE' } }],
  ])('answers %s with status 400, and with 200 who asks for application/json alone', async (_, query, variables) => {
    const answer = await ask({ query, variables });
    refused(answer, /Variable "\$\w+"/);
    expect(await ask({ query, variables }, 'application/json')).toEqual({ ...answer, status: 200 });
  });

  it('shows GraphiQL the schema, within the limits, and refuses many copies of it', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, directiveIsRepeatable: true });
    expect((await ask({ query })).answer.errors).toBeUndefined();
    const [fragments = ''] = /fragment FullType[\s\S]*/.exec(query) ?? [];
    const copies = Array.from({ length: 30 }, (_, index) => `s${String(index)}: __schema { types { ...FullType } }`).join(' ');
    refused(await ask({ query: `{ ${copies} } ${fragments}` }), /it may have to answer \d+ fields, the limit is 100000\. Most of them, \d+, are s0\.types/);
  });
});
