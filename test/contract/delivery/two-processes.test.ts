import { openTwoProcesses } from '../../kit/two-processes.js';
import { buildSite } from './open-site.js';

const MOST_VERSIONS = 2000;

let all: Awaited<ReturnType<typeof openTwoProcesses>>;
let site: Awaited<ReturnType<typeof buildSite>>;
let page: number;
beforeAll(async () => {
  all = await openTwoProcesses({ PORTICO_TRUSTED_PROXIES: '127.0.0.1' });
  site = await buildSite((operation, variables = {}) => all.asManager(operation, variables));
  page = await site.edit.page({ siteId: site.siteId, template: 'standard', title: 'Version 0', slug: 'news', blocks: blocksOf(0) });
  await site.edit.publishPage(page);
  await site.edit.menu({ siteId: site.siteId, handle: 'main', name: 'Main', items: [{ id: 'news', type: 'PAGE', documentId: page }] });
});
afterAll(() => all.close());

/** Three blocks that say which version they are of. */
const blocksOf = (version: number) => ['a', 'b', 'c'].map((id) => ({ id, type: 'text', heading: `Version ${String(version)}` }));

const TARGETS = ['/page?path=/news', '/menus/main', '/sitemap'];
const BRAIN = 3; // its port counts from the first of the process

let calls = 0;
/** What a process answers; each call comes from an address of its own, as fetch sends no-cache with a tag. */
async function read(process: 0 | 1, target: string, tag?: string): Promise<{ readonly status: number; readonly tag: string; readonly body: string }> {
  calls += 1;
  const headers = { authorization: `Bearer ${site.key}`, 'x-forwarded-for': `203.0.${String(calls >> 8)}.${String(calls & 255)}`, ...(tag !== undefined && { 'if-none-match': tag }) };
  const response = await fetch(`http://127.0.0.1:${String(all.ports[process] + BRAIN)}/api/delivery/v1/studio/sites/${String(site.siteId)}${target}`, { headers });
  return { status: response.status, tag: response.headers.get('etag') ?? '', body: await response.text() };
}

async function publish(version: number): Promise<void> {
  await site.edit.savePage({ id: page, locale: 'it', title: `Version ${String(version)}`, blocks: blocksOf(version) });
  await site.edit.publishPage(page);
}

test('a tag of one process is known to the other, and what is published has another tag in both at the next call [REL-S18] [J-CACHE-2]', async () => {
  for (const version of [101, 102, 103]) {
    const before = await Promise.all(TARGETS.map((target) => read(0, target)));
    for (const [index, target] of TARGETS.entries()) expect((await read(1, target, before[index]?.tag))).toEqual({ status: 304, tag: before[index]?.tag, body: '' });
    await publish(version);
    for (const [index, target] of TARGETS.entries()) {
      const [here, there] = [await read(0, target, before[index]?.tag), await read(1, target, before[index]?.tag)];
      expect([target, here.status, here]).toEqual([target, 200, there]);
    }
    expect((await read(1, '/page?path=/news')).body.match(/Version \d+/g)).toEqual(Array<string>(4).fill(`Version ${String(version)}`));
  }
});

interface Seen { readonly tag: string; readonly versions: readonly number[] }

/** Reads the page until it is over, with the tag of the last answer. */
async function follow(process: 0 | 1, answers: Seen[], isOver: () => boolean): Promise<void> {
  let tag: string | undefined;
  while (!isOver()) {
    const answer = await read(process, '/page?path=/news', tag);
    expect([200, 304]).toContain(answer.status);
    if (answer.status === 304) expect(answer.tag).toBe(tag);
    else answers.push({ tag: answer.tag, versions: (answer.body.match(/Version (\d+)/g) ?? []).map((text) => Number(text.slice('Version '.length))) });
    tag = answer.tag;
  }
}

test('publishing among reads of both processes shows whole pages, each with its tag, and never an older one again [REL-S18] [J-CACHE-2] [J-PAGE-6]', async () => {
  let isOver = false;
  const readers: readonly Seen[][] = [[], [], [], []];
  const reading = readers.map((answers, index) => follow(index % 2 === 0 ? 0 : 1, answers, () => isOver));
  let version = 200;
  while (version < 200 + MOST_VERSIONS && readers.some((answers) => answers.length < 5)) {
    version += 1;
    await publish(version);
    await new Promise(setImmediate); // the readers of this process have their turn
  }
  isOver = true;
  await Promise.all(reading);
  const firsts = readers.map((answers) => answers.map(({ versions: [first = 0] }) => first));
  for (const [index, answers] of readers.entries()) {
    expect(answers.length).toBeGreaterThanOrEqual(5);
    expect(answers.map(({ versions }) => versions)).toEqual(firsts[index]?.map((first) => Array<number>(4).fill(first)));
    expect(firsts[index]).toEqual([...new Set(firsts[index])].sort((a, b) => a - b));
  }
  const tags = new Map(readers.flat().map(({ tag, versions: [first = 0] }) => [first, tag]));
  expect(readers.flat().filter(({ tag, versions: [first = 0] }) => tags.get(first) !== tag)).toEqual([]);
  expect(new Set(tags.values()).size).toBe(tags.size);
});
