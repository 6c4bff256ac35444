import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import { alone } from '#kit/handler.js';
import { anchors } from '../../../gateway/server/guides/anchors.js';
import { GUIDE_GROUPS } from '../../../gateway/server/guides/guide-list.js';
import { guides } from '../../../gateway/server/guides/guides.js';
import { listen, type Listening } from '../../kit/listen.js';

const FOLDER = 'gateway/docs';

let host: Listening;
beforeAll(async () => { host = await listen(alone(guides(createLog('silent'), { ...readConfig({}).urls, commerce: 'https://commerce.lume.example' }))); });
afterAll(() => host.close());

const get = async (path: string, method = 'GET') => {
  const response = await fetch(`${host.base}${path}`, { method });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part = '']) => part);

/** Every page of the guides that another one leads to, by its address. */
async function everyPage(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ['/guides'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    pages.set(path, text);
    waiting.push(...found(text, /href="(\/guides[^"#]*)/g));
  }
  return pages;
}

describe('the guides', () => {
  test('lead only to pages, headings and pictures that are there, and to every guide', async () => {
    const pages = await everyPage();
    const anchored = [...pages].flatMap(([path, text]) => found(text, /href="((?:\/guides[^"#]*)?#[^"]+)"/g).map((href) => ({ path, href })));
    expect(anchored.length).toBeGreaterThan(50);
    expect(anchored.filter(({ path, href }) => {
      const [page = '', anchor = ''] = href.split('#', 2);
      return anchor !== 'main' && pages.get(page === '' ? path : page)?.includes(`id="${decodeURIComponent(anchor)}"`) !== true;
    })).toEqual([]);
    const pictures = new Set([...pages.values()].flatMap((text) => found(text, /<img src="([^"]*)"/g)));
    expect(pictures.size).toBeGreaterThan(10);
    for (const picture of pictures) expect([picture, (await get(picture)).status]).toEqual([picture, 200]);
    expect(GUIDE_GROUPS.flatMap(({ guides: names }) => names).filter((name) => !pages.has(`/guides/${name}`))).toEqual([]);
  });

  test('name the addresses of this deployment, except where they say what a usual start has', async () => {
    const [{ text: warehouse }, { text: settings }] = [await get('/guides/warehouse'), await get('/guides/settings')];
    expect([warehouse.includes('https://commerce.lume.example/'), warehouse.includes('http://127.0.0.1:4001'), settings.includes('https://commerce.lume.example')]).toEqual([true, false, false]);
  });

  test('are all files of the folder, each in one group', () => {
    expect(GUIDE_GROUPS.flatMap(({ guides: names }) => names.map((name) => `${name}.md`)).toSorted()).toEqual(readdirSync(FOLDER).filter((file) => file.endsWith('.md')).toSorted());
  });

  test('have a title, no script, and a policy that loads nothing from elsewhere', async () => {
    const { headers, text } = await get('/guides/warehouse');
    expect([headers.get('content-type'), headers.get('content-security-policy'), headers.get('x-content-type-options')])
      .toEqual(['text/html; charset=utf-8', "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'", 'nosniff']);
    for (const part of ['<title>Warehouse – Portico</title>', '<h1>Warehouse</h1>', '<h2 id="your-first-call-2-steps">', 'aria-current="page">Warehouse</a>', '<a href="/guides/webhooks">webhooks</a>']) expect(text).toContain(part);
    expect(text).not.toMatch(/<script|<style|style="|<!-- not run/);
  });

  test('show their pictures with a policy of their own', async () => {
    const { status, headers } = await get('/guides/architecture.svg');
    expect([status, headers.get('content-type'), headers.get('content-security-policy')]).toEqual([200, 'image/svg+xml', "default-src 'none'; style-src 'unsafe-inline'"]);
  });

  test('answer HEAD without a body, and nothing else of the project', async () => {
    expect(await get('/guides/graph', 'HEAD')).toMatchObject({ status: 200, text: '' });
    for (const path of ['/guides/', '/guides/nothing', '/guides/warehouse.md', '/guides/..%2f..%2fpackage.json', '/guides/../../package.json', '/guides/decisions', '/guides/screenshots/']) expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/guides', 'POST')).status).toBe(404);
  });
});

test.each(['README.md', ...readdirSync(FOLDER).filter((file) => file.endsWith('.md')).map((file) => join(FOLDER, file))])('every link of %s leads to a file, and to a heading of it', (page) => {
  const text = readFileSync(page, 'utf8').replaceAll(/^```.*?^```|`[^`\n]+`/gms, '');
  const broken = found(text, /\]\((?!https?:|mailto:)([^)\s]+)\)/g).filter((link) => {
    const [path = '', anchor] = link.split('#', 2);
    const file = path === '' ? page : join(dirname(page), path);
    return !existsSync(file) || (anchor !== undefined && !headingsOf(file).has(anchor));
  });
  expect(broken).toEqual([]);
});

/** The anchors that the headings of a file have on GitHub, which are those of the guides. */
function headingsOf(file: string): ReadonlySet<string> {
  const anchorOf = anchors();
  const [, ...titles] = found(readFileSync(file, 'utf8').replaceAll(/^```.*?^```/gms, ''), /^#{1,6} (.+)$/gm);
  return new Set(titles.map((title) => anchorOf(title.replaceAll(/[`*]|\]\([^)]*\)|\[/g, ''))));
}
