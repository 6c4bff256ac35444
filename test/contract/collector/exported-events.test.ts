import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#contract/failure.js';
import { eventLines, type ExportedEvent } from '../../../gateway/cli/files/event-lines.js';
import { exportEvents, type EventPage } from '../../../gateway/cli/files/export-events.js';
import { ExportStorefrontEventsDocument } from '../../../gateway/cli/operations/export-storefront-events.generated.js';
import { EVENT_KINDS, PAYLOAD_KEYS } from '#contract/shopper-event.js';
import { collectGarbage } from '../../kit/collect-garbage.js';
import { staffOf } from '../../kit/company.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { openCollector, visitor, type Collector } from './open-collector.js';

const TODAY = { from: '2026-11-21', to: '2026-11-21' };
const folder = temporaryFolder();
let c: Collector;
let other: Awaited<ReturnType<Collector['stranger']>>;
beforeAll(async () => {
  c = await openCollector({ isTolerant: true });
  other = await c.stranger();
  for (let batch = 0; batch < 25; batch += 1) {
    const events = Array.from({ length: 49 }, (_, at) => ({ kind: 'page_view', uid: `event-${String(batch)}-${String(at)}`, at: new Date(Date.parse('2026-11-21T00:00:00Z') + (batch * 37 + at * 101) * 1000).toISOString(), payload: { path: `/${String(at)}`, title: 'Tee, "red"\n2' } }));
    await c.events(events, { visitor: { id: visitor(batch) } }, { key: other.key });
  }
});
afterAll(() => c.close());
beforeEach(() => { for (const name of readdirSync(folder)) rmSync(join(folder, name)); });

const [WHOLE, PER_PAGE] = [1225, 500] as const;
type Page = (after: string | null) => Promise<EventPage>;
const pagesOf = (company: number): Page => async (after) => (await c.call(ExportStorefrontEventsDocument, { filter: TODAY, after }, { principal: staffOf(company), requestId: 'r-1', via: 'test' })).storefrontEvents;

/** What becomes of an export, of many events unless others are asked for. */
async function run(name: string, { page = pagesOf(other.company), typed = '--from 2026-11-21 --to 2026-11-21' }: { readonly page?: Page; readonly typed?: string } = {}) {
  const [path, shown, printed]: [string, string[], string[]] = [join(folder, name), [], []];
  const ended = await exportEvents(path, { page, typed, lines: eventLines(path), days: TODAY, show: (text) => { shown.push(text); }, print: (text) => { printed.push(text); } }).catch((error: unknown) => error);
  return { ended, path, shown, printed, files: readdirSync(folder).sort() };
}
const bytes = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** An export that is stopped before a page is read. */
const stoppedAt = (page: number, error: Error = new Error('killed')): Page => {
  let asked = 0;
  return (after) => {
    asked += 1;
    return asked > page ? Promise.reject(error) : pagesOf(other.company)(after);
  };
};

describe('the bytes', () => {
  const HOSTILE = [
    { kind: 'page_view', uid: 'event-001', at: '2026-11-21T08:00:00Z', payload: { path: '=1+1', title: 'He said "hi",\nthen\r\nleft', type: '@SUM(A1)', utm_source: '-2', utm_medium: '\'=x', utm_campaign: 'a\ud800b' } },
    { kind: 'search', uid: 'event-002', at: '2026-11-21T08:01:00Z', ref: '+ref;"x"', payload: { query: 'Größe 😀 \u0000', results: -3, page: 1e21, sort: true, source: null } },
    { kind: 'purchase', uid: 'event-003', at: '2026-11-21T08:02:00Z', payload: { cart: '1,2', order: '', items: 9007199254740993, value: 19.9, currency: 'EUR', discount: -0.5 } },
    { kind: 'checkout_start', uid: 'event-004', at: '2026-11-21T08:03:00Z', payload: { cart: {} } },
    { kind: 'search', uid: 'event-005', at: '2026-11-21T08:04:00Z', payload: { query: 'ada@example.com' } },
  ];
  const own = { page: (after: string | null) => pagesOf(c.company)(after) };
  beforeAll(async () => { await c.events(HOSTILE, { session: 'session-0000000001', visitor: { channel: '=shop' } }); });

  test('of JSON lines are an object an event, with the payload as it is kept [I-EXPORT-1]', async () => {
    expect(await run('events.ndjson', own)).toMatchObject({ ended: 5, files: ['events.ndjson'] });
    const same = '"day":"2026-11-21","visitor_id":"visitor-0000000001","session_id":"session-0000000001","channel":"=shop"';
    const none = '"product_id":null,"variant_id":null,"is_bot":false';
    expect(bytes('events.ndjson')).toBe([
      `{"uid":"event-001","kind":"page_view","at":"2026-11-21T08:00:00.000Z",${same},"reference":null,${none},"payload":{"path":"=1+1","title":"He said \\"hi\\",\\nthen\\r\\nleft","type":"@SUM(A1)","utm_source":"-2","utm_medium":"'=x","utm_campaign":"a\ufffdb"}}\n`,
      `{"uid":"event-002","kind":"search","at":"2026-11-21T08:01:00.000Z",${same},"reference":"+ref;\\"x\\"",${none},"payload":{"query":"Größe 😀","results":-3,"page":1e+21,"sort":true,"source":null}}\n`,
      `{"uid":"event-003","kind":"purchase","at":"2026-11-21T08:02:00.000Z",${same},"reference":null,${none},"payload":{"cart":"1,2","order":"","items":9007199254740992,"value":19.9,"currency":"EUR","discount":-0.5}}\n`,
      `{"uid":"event-004","kind":"checkout_start","at":"2026-11-21T08:03:00.000Z",${same},"reference":null,${none},"payload":{}}\n`,
      `{"uid":"event-005","kind":"search","at":"2026-11-21T08:04:00.000Z",${same},"reference":null,${none},"payload":{"query":null,"_withheld":true}}\n`,
    ].join(''));
  });

  test('of CSV are a row an event, with a column for each key of a payload; texts that spreadsheets would take for formulas are texts, and numbers are numbers [I-EXPORT-1]', async () => {
    expect(await run('events.csv', own)).toMatchObject({ ended: 5, files: ['events.csv'] });
    const [before, none] = ['2026-11-21,visitor-0000000001,session-0000000001,\'=shop', ',,false'];
    expect(bytes('events.csv')).toBe([
      '\uFEFFuid,kind,at,day,visitor_id,session_id,channel,reference,product_id,variant_id,is_bot,',
      'payload.path,payload.title,payload.type,payload.referrer_host,payload.utm_source,payload.utm_medium,payload.utm_campaign,payload.from,payload.variant,payload.list,payload.position,payload.price,payload.currency,payload.query,payload.results,payload.page,payload.sort,payload.source,payload.cart,payload.quantity,payload.items,payload.value,payload.order,payload.discount,payload.shipping,payload.tax,payload._client_at,payload._withheld\n',
      `event-001,page_view,2026-11-21T08:00:00.000Z,${before},,${none},'=1+1,"He said ""hi"",\nthen\r\nleft",'@SUM(A1),,'-2,''=x,a\ufffdb${','.repeat(21)}\n`,
      `event-002,search,2026-11-21T08:01:00.000Z,${before},"'+ref;""x""",${none}${','.repeat(14)}Größe 😀,-3,1e+21,true${','.repeat(11)}\n`,
      `event-003,purchase,2026-11-21T08:02:00.000Z,${before},,${none}${','.repeat(13)}EUR${','.repeat(6)}"1,2",,9007199254740992,19.9,,-0.5${','.repeat(4)}\n`,
      `event-004,checkout_start,2026-11-21T08:03:00.000Z,${before},,${none}${','.repeat(28)}\n`,
      `event-005,search,2026-11-21T08:04:00.000Z,${before},,${none}${','.repeat(28)}true\n`,
    ].join(''));
  });

  test('have a column for every key that the payload of some kind may have [I-EXPORT-1]', () => {
    const columns = eventLines('x.csv').header.trim().split(',');
    expect(EVENT_KINDS.flatMap((kind) => PAYLOAD_KEYS[kind]).filter((key) => !columns.includes(`payload.${key}`))).toEqual([]);
    expect(new Set(columns).size).toBe(columns.length);
  });

  test('of days without events are those of the header alone [I-EXPORT-1]', async () => {
    const empty = (await c.stranger()).company;
    expect([(await run('events.csv', { page: pagesOf(empty) })).ended, bytes('events.csv').split('\n').length]).toEqual([0, 2]);
    expect([(await run('events.jsonl', { page: pagesOf(empty) })).ended, bytes('events.jsonl')]).toEqual([0, '']);
  });
});

describe.each(['csv', 'ndjson'])('an export to %s that was interrupted', (ending) => {
  const name = `events.${ending}`;
  const [part, states] = [`${name}.part`, `${name}.part.json`];
  let whole = '';
  beforeEach(async () => {
    await run(name);
    whole = bytes(name);
    rmSync(join(folder, name));
  });

  test('before any of its pages goes on, and has the bytes of one that was not [I-EXPORT-2]', async () => {
    expect(whole.split('\n').length).toBeGreaterThan(WHOLE);
    for (const pages of [1, 2]) {
      const stopped = await run(name, { page: stoppedAt(pages) });
      expect([stopped.ended, stopped.files]).toEqual([new Error('killed. Run the same command again: it goes on where it stopped'), [part, states]]);
      const gone = await run(name);
      expect([gone.ended, gone.printed, gone.files, bytes(name) === whole]).toEqual([WHOLE, [`An export to this file has not ended; it goes on behind ${(pages * PER_PAGE).toLocaleString('en')} events`], [name], true]);
      rmSync(gone.path);
    }
  });

  test('at every of its pages, one after the other, does too [I-EXPORT-2]', async () => {
    for (const _ of [1, 2]) await run(name, { page: stoppedAt(1) });
    expect((await run(name)).ended).toBe(WHOLE);
    expect(bytes(name)).toBe(whole);
  });

  test('in the middle of a line, or before it was known that a page was written, goes on behind the page before [I-EXPORT-2]', async () => {
    const { path } = await run(name, { page: stoppedAt(1) });
    const page = bytes(part);
    expect(whole.startsWith(page)).toBe(true);
    for (const torn of ['{"uid', whole.slice(page.length, page.length + 90_000), whole.slice(page.length)]) {
      await run(name, { page: stoppedAt(0) });
      appendFileSync(`${path}.part`, torn);
      await run(name, { page: stoppedAt(0) });
      expect(bytes(part)).toBe(page);
    }
    await run(name);
    expect(bytes(name)).toBe(whole);
  });

  test('when it was whole and not yet said to be, is done again [I-EXPORT-2]', async () => {
    await run(name, { page: stoppedAt(2) });
    const state = bytes(states);
    await run(name);
    writeFileSync(join(folder, states), state);
    expect((await run(name)).files).toEqual([name]);
    expect(bytes(name)).toBe(whole);
  });

  test('by a database that is away says so, and goes on when it is back; before its first page it leaves nothing [I-EXPORT-2]', async () => {
    const away = new Failure('UNAVAILABLE', 'The service is not available; try again later');
    expect(await run(name, { page: stoppedAt(0, away) })).toMatchObject({ ended: away, files: [] });
    expect(await run(name, { page: stoppedAt(1, away) })).toMatchObject({ ended: { name: 'Refusal', message: 'The service is not available; try again later. Run the same command again: it goes on where it stopped' } });
    await run(name);
    expect(bytes(name)).toBe(whole);
  });

  test('keeps the file that was there until it is whole, and is not gone on with for anything else [I-EXPORT-3]', async () => {
    writeFileSync(join(folder, name), 'before');
    const { path } = await run(name, { page: stoppedAt(1) });
    const [kept, state] = [bytes(part), bytes(states)];
    const refused = await run(name, { typed: '--from 2026-11-20 --to 2026-11-21' });
    expect(refused.ended).toMatchObject({ name: 'Refusal', message: `${path}.part is what there is of another export (--from 2026-11-21 --to 2026-11-21): run that one again, export to another file, or delete ${path}.part and ${path}.part.json to begin anew` });
    writeFileSync(`${path}.part.json`, state.replace(/"layout":"uid,/, '"layout":"id,'));
    expect((await run(name)).ended).toMatchObject({ message: `${path}.part was begun by another release, which writes other fields: delete ${path}.part and ${path}.part.json to begin anew` });
    writeFileSync(`${path}.part.json`, '{"bytes":');
    expect((await run(name)).ended).toMatchObject({ message: `${path}.part.json cannot be read: delete ${path}.part and ${path}.part.json to begin anew` });
    writeFileSync(`${path}.part.json`, state);
    expect((await run(name, { page: pagesOf(c.company) })).ended).toMatchObject({ message: `${path}.part was begun on another deployment, or with other keys: delete ${path}.part and ${path}.part.json to begin anew` });
    expect([bytes(name), bytes(part), bytes(states)]).toEqual(['before', kept, state]);
    truncateSync(`${path}.part`, kept.length - 1);
    expect((await run(name)).ended).toMatchObject({ message: expect.stringContaining('is shorter than what was written to it') });
    rmSync(`${path}.part.json`);
    expect(await run(name)).toMatchObject({ ended: { message: `${path}.part is there already, and nothing says what it holds: delete it, or export to another file` }, files: [name, part] });
    rmSync(`${path}.part`);
    expect([(await run(name)).ended, bytes(name) === whole]).toEqual([WHOLE, true]);
  });

  test('is written by one command at a time [I-EXPORT-3]', async () => {
    let second: unknown;
    await run(name, { page: async (after) => {
      second ??= (await run(name)).ended;
      return pagesOf(other.company)(after);
    } });
    expect(second).toMatchObject({ name: 'Refusal', message: `${join(folder, name)} is being written by another command` });
    expect(bytes(name)).toBe(whole);
  });
});

test('what was erased meanwhile is not written again, and the rest is complete [I-EXPORT-2]', async () => {
  const { path } = await run('events.ndjson', { page: stoppedAt(1) });
  const written = bytes('events.ndjson.part');
  await c.consent({ id: visitor(24), consent: 'revoked' }, {}, { key: other.key });
  await run('events.ndjson');
  const [first, behind] = [bytes('events.ndjson').slice(0, written.length), bytes('events.ndjson').slice(written.length)];
  expect([first === written, first.includes(visitor(24)), behind.includes(visitor(24)), existsSync(`${path}.part`)]).toEqual([true, true, false, false]);
  await run('again.ndjson');
  expect(bytes('again.ndjson').split('\n').length - 1).toBe(WHOLE - 49);
  expect(bytes('again.ndjson').endsWith(behind)).toBe(true);
});

test('how far it is is shown by days [I-EXPORT-1]', async () => {
  expect((await run('events.csv', { page: pagesOf(c.company) })).shown).toEqual(['[########################] 1 of 1 days, 5 events']);
});

test('a file that cannot be written is named, with what is wrong [I-EXPORT-3]', async () => {
  expect((await run(join('none', 'events.csv'))).ended).toMatchObject({ name: 'Refusal', message: expect.stringMatching(/events\.csv cannot be written: ENOENT/) });
});

test.each(['.part', '.part.json.new'])('a link that was laid at %s is not followed [I-EXPORT-3]', async (ending) => {
  const { path } = await run('linked.csv', { page: stoppedAt(0) });
  symlinkSync(`${path}.other`, path + ending);
  expect((await run('linked.csv')).ended).toMatchObject({ name: 'Refusal', message: expect.stringContaining('ELOOP') });
  expect(existsSync(`${path}.other`)).toBe(false);
  rmSync(path + ending, { force: true });
});

test('the memory of an export does not grow with what is exported [I-EXPORT-4]', async () => {
  const [PAGES, WARM, PER_PAGE, MOST_MB, MEBIBYTE] = [100, 10, 500, 20, 1_048_576];
  const held: number[] = [];
  const event = (at: number): ExportedEvent => ({
    uid: `event-${String(at)}`, kind: 'page_view', at: '2026-11-01T00:00:00.000Z', day: '2026-11-01', visitorId: 'visitor-0000000001', sessionId: null, channel: null, reference: null, productId: null, variantId: null, isBot: false,
    payload: { title: `${String(at)} ${'x'.repeat(2000)}` },
  });
  let page = 0;
  await exportEvents(join(folder, 'many.ndjson'), {
    lines: eventLines('many.ndjson'), days: { from: '2026-11-01', to: '2026-11-01' }, typed: '', show: () => undefined, print: () => undefined,
    page: () => {
      page += 1;
      if (page === WARM || page === PAGES) {
        collectGarbage();
        const { heapUsed, external } = process.memoryUsage();
        held.push((heapUsed + external) / MEBIBYTE);
      }
      return Promise.resolve({ nodes: Array.from({ length: PER_PAGE }, (_, at) => event(page * PER_PAGE + at)), pageInfo: { endCursor: String(page), hasNextPage: page < PAGES } });
    },
  });
  const [first = 0, last = 0] = held;
  expect(statSync(join(folder, 'many.ndjson')).size).toBeGreaterThan(100_000_000);
  expect(last - first).toBeLessThan(MOST_MB);
});

test('a damaged event is left out of an export, which has all others [I-EXPORT-1]', async () => {
  const kinds = (kind: string): Promise<unknown> => c.database('catalog').inTransaction((transaction) => transaction.execute('UPDATE shopper_event SET kind = ? WHERE uid = ?', [kind, 'event-7-7']));
  const uids = async (name: string): Promise<readonly string[]> => {
    await run(name);
    return bytes(name).match(/"uid":"event-\d+-\d+"/g) ?? [];
  };
  const whole = await uids('whole.ndjson');
  await kinds('page_vieW');
  expect(await uids('damaged.ndjson')).toEqual(whole.filter((uid) => uid !== '"uid":"event-7-7"'));
  await kinds('page_view');
  expect(whole).toContain('"uid":"event-7-7"');
});
