import { descriptionsOf } from '#kit/docs/documentation.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { readCSharp } from './read-c-sharp.js';
import { readPhp } from './read-php.js';
import { runCurl } from './run-curl.js';
import { runJavaScript } from './run-javascript.js';
import { hasPython, runPython } from './run-python.js';
import { comparable, type SentCall } from './sent-call.js';
import { openApi } from '#kit/docs/openapi.js';

interface Sample { readonly lang: string; readonly label: string; readonly source: string }
interface Operation { readonly operationId: string; readonly 'x-codeSamples': readonly Sample[] }
interface Described { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

const HOST = 'http://host.example';
const surfaces = await findSurfaces();
const described = surfaces.map((surface) => ({ letter: surface.letter, at: (surface.description ? openApi(surface, surface.description, HOST) : surface.openApi?.(HOST)) as unknown as Described }));
const operations = described.flatMap(({ letter, at: { paths } }) => Object.values(paths).flatMap((methods) => Object.values(methods).map((operation) => ({ name: `${letter} ${operation.operationId}`, samples: operation['x-codeSamples'] }))));

/** The samples of a language that say what a command says, with the name of their operation. */
const samplesIn = (lang: string) => operations.flatMap(({ name, samples }) => samples.filter((sample) => sample.lang === lang).map(({ label, source }) => ({ name: `${name} ${label.endsWith(' with files') ? 'with files' : ''}`, source })));
const commands = samplesIn('Shell').filter(({ source }) => source.startsWith('curl ') && !source.includes('|') && !source.includes('"$BASE_URL'));
const sentByCurl = new Map(runCurl(commands.map(({ source }) => source)).map((sent, at) => [commands[at]?.name ?? '', comparable(sent)]));

/** K's commands are steps of a shell that need each other, so its samples are compared with its rows. */
const compared = (lang: string) => samplesIn(lang).filter(({ name }) => sentByCurl.has(name));

/** What each sample sends, compared with what the command of the same operation sends. */
function expectSame(lang: string, run: (sources: readonly string[]) => readonly SentCall[]): void {
  const all = compared(lang);
  expect(all.length).toBe(sentByCurl.size);
  expect(all.length).toBeGreaterThan(130);
  const sent = run(all.map(({ source }) => source));
  expect(sent.length).toBe(all.length);
  for (const [at, call] of sent.entries()) expect([all[at]?.name, comparable(call)]).toEqual([all[at]?.name, sentByCurl.get(all[at]?.name ?? '')]);
}

test('every operation of every interface has its example in five languages; only what a person opens, or signs itself, is a shell\'s alone', () => {
  const alone = operations.filter(({ samples }) => new Set(samples.map(({ lang }) => lang)).size < 5).map(({ name, samples }) => [name, ...samples.map(({ lang }) => lang)]);
  expect(alone).toEqual([['F webhooks.receive', 'Shell'], ['F sandbox.parcels', 'Shell'], ['F sandbox.events', 'Shell'], ['K authorize', 'Shell']]);
  expect(new Set(operations.flatMap(({ samples }) => samples.map(({ lang, label }) => `${lang}: ${label}`)))).toEqual(new Set([
    'Shell: curl', 'JavaScript: JavaScript', 'Python: Python', 'PHP: PHP', 'C#: C#',
    'Shell: curl with files', 'JavaScript: JavaScript with files', 'Python: Python with files', 'PHP: PHP with files', 'C#: C# with files',
  ]));
});

test('a sample in JavaScript sends what curl sends, of every operation', () => { expectSame('JavaScript', runJavaScript); });

(hasPython ? test : test.skip)('a sample in Python sends what curl sends, of every operation', () => { expectSame('Python', runPython); });

test('a sample in PHP sends what curl sends, of every operation: by its syntax tree', () => { expectSame('PHP', (sources) => sources.map(readPhp)); });

test('a sample in C# sends what curl sends, of every operation: by its statements', () => { expectSame('C#', (sources) => sources.map(readCSharp)); });

test('the samples of the identity provider send what its rows say, in every language', () => {
  const run = { JavaScript: runJavaScript, PHP: (sources: readonly string[]) => sources.map(readPhp), 'C#': (sources: readonly string[]) => sources.map(readCSharp), ...(hasPython && { Python: runPython }) };
  for (const [lang, send] of Object.entries(run)) {
    const own = samplesIn(lang).filter(({ name }) => name.startsWith('K '));
    expect(send(own.map(({ source }) => source)).map(comparable)).toEqual([
      { method: 'GET', url: `${HOST}/.well-known/openid-configuration`, headers: {}, body: undefined },
      { method: 'GET', url: `${HOST}/.well-known/oauth-authorization-server`, headers: {}, body: undefined },
      { method: 'GET', url: `${HOST}/.well-known/jwks.json`, headers: {}, body: undefined },
      { method: 'POST', url: `${HOST}/oauth/register`, headers: { 'content-type': 'application/json' }, body: { client_name: 'Stock reader', redirect_uris: ['http://127.0.0.1/callback'] } },
      { method: 'POST', url: `${HOST}/oauth/token`, headers: {}, body: [['grant_type', 'authorization_code'], ['client_id', '019aa5f2-7c00-7d10-8c3d-4e5f6a7b8c9d'], ['code', 'pac_KAyv…'], ['redirect_uri', 'http://127.0.0.1:8765/callback'], ['code_verifier', '5f3c…']] },
      { method: 'GET', url: `${HOST}/api/oauth/userinfo`, headers: { authorization: 'Bearer the-key' }, body: undefined },
      { method: 'POST', url: `${HOST}/api/oauth/userinfo`, headers: { authorization: 'Bearer the-key' }, body: undefined },
      { method: 'POST', url: `${HOST}/oauth/revoke`, headers: {}, body: [['client_id', '019aa5f2-7c00-7d10-8c3d-4e5f6a7b8c9d'], ['token', 'prt_iAMLq0VbXk…']] },
    ]);
  }
});

test('the description of a surface calls an address of the environment, and holds no key', () => {
  const [surface] = surfaces;
  const text = surface ? descriptionsOf(surface).get('openapi.json')?.() ?? '' : '';
  for (const part of ['$BASE_URL/api/fulfillment/v1/ping', 'process.env.BASE_URL + \\"/api/fulfillment/v1/ping\\"', 'os.environ[\\"BASE_URL\\"]', "getenv('BASE_URL')", 'Environment.GetEnvironmentVariable(\\"BASE_URL\\")']) expect(text).toContain(part);
});
