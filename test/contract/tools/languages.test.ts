import { ERROR_CODES } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { createLog } from '#kernel/log.js';
import { openFaultyCompany, type FaultyCompany } from '../connector/faulty-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const LANGUAGES = ['en', 'it', 'de', 'fr', 'es'] as const;
const OTHERS = ['it', 'de', 'fr', 'es'] as const;
const SAID = 'Said by the domain in English';

let all: FaultyCompany;
/** One person for each of the languages, in their order. */
let people: readonly Assistant[];
beforeAll(async () => {
  all = await openFaultyCompany({ log: createLog('silent') });
  await all.catalog('main');
  people = await Promise.all(LANGUAGES.map((language) => speaking(language)));
});
afterEach(() => { all.heal(); });
afterAll(() => all.close());

type Assistant = Awaited<ReturnType<FaultyCompany['assistant']>>;

/** A person who chose a language at their account. */
const speaking = async (language: string, name: string = language): Promise<Assistant> => {
  const assistant = await all.assistant(name);
  await all.database('identity').inTransaction((transaction) => transaction.execute('UPDATE account SET locale = ? WHERE email = ?', [language, assistant.email]));
  return assistant;
};
const inEach = <T>(read: (assistant: Assistant) => Promise<T>): Promise<T[]> => Promise.all(people.map((assistant) => read(assistant)));
const errorOf = ({ body }: { body: any }): any => { const { request_id: _id, ...error } = body.structuredContent?.error ?? body.result?.structuredContent?.error ?? body.error ?? body; return error; };

test('a failure of every code has a sentence of its own in each language, and its English words as the reason beside it [M-HEADER-2]', async () => {
  for (const code of ERROR_CODES) {
    all.fail('SearchOrders', new Failure(code, SAID));
    const errors = await inEach(async (assistant) => errorOf(await assistant.run('commerce_search_orders')));
    const [english, ...others] = errors;
    expect([code, english.message.startsWith(code === 'INTERNAL' ? 'Something failed on our side' : SAID), 'reason' in english]).toEqual([code, true, false]);
    for (const { message } of others) expect([code, message]).toEqual([code, expect.stringMatching(/^[^{}]{20,}$/)]);
    expect([code, new Set(errors.map(({ message }) => message)).size, others.map(({ reason = SAID }) => reason)]).toEqual([code, 5, OTHERS.map(() => SAID)]);
  }
});

describe('a real failure, in each language', () => {
  test('of commerce [M-HEADER-2] [M-RUN-2]', async () => {
    const [en, ...others] = await inEach(async (assistant) => errorOf(await assistant.run('commerce_get_order', { order: '4711' })));
    const same = { code: 'order_not_found', details: { order: '4711' }, next_tool: 'commerce_search_orders' };
    expect(en).toEqual({ ...same, message: 'No order 4711', advice: 'Call commerce_search_orders next' });
    expect(others).toEqual([
      { ...same, message: 'Non c\'è un ordine così: cercalo per numero, nome o e-mail', reason: 'No order 4711', advice: 'Chiama poi commerce_search_orders' },
      { ...same, message: 'Eine solche Bestellung gibt es nicht: Suchen Sie sie nach Nummer, Name oder E-Mail', reason: 'No order 4711', advice: 'Rufen Sie danach commerce_search_orders auf' },
      { ...same, message: 'Il n\'y a pas de commande ainsi : cherchez-la par numéro, nom ou e-mail', reason: 'No order 4711', advice: 'Appelez ensuite commerce_search_orders' },
      { ...same, message: 'No hay un pedido así: búscalo por número, nombre o correo', reason: 'No order 4711', advice: 'Llama después a commerce_search_orders' },
    ]);
  });

  test('of the catalog, with the bytes of the whole result [M-HEADER-2] [M-RUN-2]', async () => {
    const texts = await inEach(async (assistant) => (await assistant.ask('catalog', '/api/v1/ai-tools/get_product', { method: 'POST', body: '{"arguments":{"sku":"NONE"}}' })).text());
    const result = (said: string, advice: string) => {
      const error = `{"error":{"code":"product_not_found",${said},"next_tool":"catalog_search_products","advice":"${advice}","request_id":"ID"}}`;
      return `{"content":[{"type":"text","text":${JSON.stringify(error)}}],"structuredContent":${error},"isError":true}`;
    };
    const REASON = '"reason":"No product has the SKU NONE"';
    expect(texts.map((text) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'))).toEqual([
      result('"message":"No product has the SKU NONE"', 'Call catalog_search_products next'),
      result(`"message":"Non c'è un prodotto così nel catalogo: cercalo per parole o SKU",${REASON}`, 'Chiama poi catalog_search_products'),
      result(`"message":"Ein solches Produkt gibt es im Katalog nicht: Suchen Sie es nach Wörtern oder SKU",${REASON}`, 'Rufen Sie danach catalog_search_products auf'),
      result(`"message":"Il n'y a pas de produit ainsi dans le catalogue : cherchez-le par mots ou SKU",${REASON}`, 'Appelez ensuite catalog_search_products'),
      result(`"message":"No hay un producto así en el catálogo: búscalo por palabras o SKU",${REASON}`, 'Llama después a catalog_search_products'),
    ]);
  });

  test('of the connector\'s own tools [M-HEADER-2] [L-CALL-2]', async () => {
    const errors = await inEach(async (assistant) => errorOf(await assistant.rpc('tools/call', { name: 'service_switch_company', arguments: { company_id: 99_999 } })));
    expect(errors.map(({ code, message }) => [code, message])).toEqual([
      'The person is not in this company', 'Qui non è consentito: chiedi a chi ne ha il permesso, o scegli un\'altra azienda', 'Das ist hier nicht erlaubt: Bitten Sie jemanden mit der Berechtigung, oder wählen Sie eine andere Firma',
      'Ce n\'est pas permis ici : demandez à quelqu\'un qui en a la permission, ou choisissez une autre entreprise', 'Aquí no está permitido: pídelo a quien tenga el permiso, o elige otra empresa',
    ].map((message) => ['forbidden', message]));
    expect(errors.slice(1).map(({ reason, details }) => [reason, details])).toEqual(OTHERS.map(() => ['The person is not in this company', { company_id: ['is none of their companies'] }]));
  });
});

test('the company that cannot be chosen is refused in the person\'s language, its fields too [M-COMPANY-2]', async () => {
  const choose = async (assistant: Assistant, body: string) => (await assistant.ask('auth', '/api/mcp/company', { method: 'PUT', body })).json();
  const answers = await inEach(async (assistant) => [await choose(assistant, '{"organization_id":"1"}'), await choose(assistant, '{"organization_id":99999}')]);
  const answer = (message: string, type: string, forbidden: string) => [{ message, errors: { organization_id: [type] } }, { code: 'company_forbidden', message: forbidden }];
  expect(answers).toEqual([
    answer('The call has fields that cannot be used', 'must be of the type number', 'The person is not in this company'),
    answer('Un valore non è utilizzabile: correggi i campi indicati e riprova', 'deve essere di tipo number', 'Qui non è consentito: chiedi a chi ne ha il permesso, o scegli un\'altra azienda'),
    answer('Ein Wert ist nicht brauchbar: Korrigieren Sie die genannten Felder und versuchen Sie es noch einmal', 'muss vom Typ number sein', 'Das ist hier nicht erlaubt: Bitten Sie jemanden mit der Berechtigung, oder wählen Sie eine andere Firma'),
    answer('Une valeur n\'est pas utilisable : corrigez les champs indiqués et réessayez', 'doit être du type number', 'Ce n\'est pas permis ici : demandez à quelqu\'un qui en a la permission, ou choisissez une autre entreprise'),
    answer('Un valor no se puede usar: corrige los campos indicados e inténtalo de nuevo', 'debe ser del tipo number', 'Aquí no está permitido: pídelo a quien tenga el permiso, o elige otra empresa'),
  ]);
});

test('too many calls are refused in the language of the call, with the seconds [L-LIMIT-2] [M-LIMIT-1] [M-HEADER-2]', async () => {
  const italian = await speaking('it', 'flood');
  for (let left = 120; left > 0; left -= 1) await italian.run('commerce_search_orders', { zz: 1 });
  const named = async (language: string) => ({ ...(await italian.run('commerce_search_orders', {}, { 'x-service-language': language })).body });
  expect(errorOf(await italian.rpc('tools/call', { name: 'commerce_search_orders' }))).toEqual({ code: -32000, message: expect.stringMatching(/^Troppe chiamate di questo modulo: aspetta \d+ secondi$/) });
  expect(await named('es')).toEqual({ code: 'rate_limited', message: expect.stringMatching(/^Demasiadas llamadas a este módulo: espera \d+ segundos$/) });
  expect((await named('xx')).message).toMatch(/^Troppe chiamate di questo modulo: aspetta \d+ secondi$/);
});

test('errors of JSON-RPC are in the language of the person, once it is known who calls [L-RPC-3] [L-RPC-4] [L-RPC-5]', async () => {
  const of = async (assistant: Assistant, body: string, headers = {}) => (await (await assistant.ask('mcp', '/', { method: 'POST', body, headers })).json()).error.message;
  const request = (method: string, params = '{}') => `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`;
  const answers = await inEach(async (assistant) => [
    await of(assistant, request('tools/none')), await of(assistant, request('tools/call')), await of(assistant, request('tools/list', '{"cursor":"x"}')), await of(assistant, request('initialize')),
    await of(assistant, '[]'), await of(assistant, request('ping'), { 'mcp-protocol-version': '1' }), await of(assistant, '{'),
  ]);
  expect(answers[2]).toEqual([
    'Es gibt keine Methode tools/none', 'tools/call braucht den Namen eines Werkzeugs und arguments als Objekt', 'tools/list ist eine einzige Seite: Es gibt keinen Cursor', 'initialize braucht protocolVersion, capabilities und clientInfo',
    'Der Inhalt ist keine JSON-RPC-2.0-Anfrage; gebündelte Anfragen werden nicht angenommen', 'MCP-Protocol-Version ist keine Version: 2025-06-18', 'Der Inhalt ist kein gültiges JSON in UTF-8: Korrigieren Sie ihn und versuchen Sie es noch einmal',
  ]);
  for (const [at] of answers[0]?.entries() ?? []) expect([at, new Set(answers.map((said) => said[at])).size]).toEqual([at, 5]);
  expect(JSON.stringify(await (await fetch(all.urls.mcp ?? '', { method: 'POST', body: '{' })).json())).toContain('An access token is missing');
});
