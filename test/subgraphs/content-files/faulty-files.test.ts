import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asSystem } from '../../../gateway/demo/deployment.js';
import { parsed } from '../../kit/parsed.js';
import { drop, folderWith, openFiles, put } from './open-files.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const ask = (operation: string, variables: object = {}): Promise<any> => files.call<unknown, unknown>(parsed(operation), variables, asSystem(files.companyId));
const begin = () => folderWith({
  'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en]\n', 'templates/plain.yaml': 'name: Plain\nblocks:\n  - {key: text, label: Text, fields: [{key: body, label: Body, type: RICH_TEXT}]}\n',
  'collections/journal.yaml': 'name: Journal\nfields: [{key: lead, label: Lead, type: TEXT}]\n', 'entries/journal/linen/entry.yaml': 'sort: 1\n', 'entries/journal/linen/it.yaml': 'title: Lino\n',
  'pages/uno/page.yaml': 'template: plain\n', 'pages/uno/it.yaml': 'title: Uno\n', 'pages/uno/en.yaml': 'title: One\nslug: one\n', 'menus/main.yaml': 'name: Main\nitems: [{id: a, page: /uno}]\n',
});
let number = 0;
const fresh = (): string => `w/site-${String(number += 1)}`;
const slugsOf = async (site: string): Promise<string[]> => {
  const { id: siteId } = (await ask('query S { sites(workspace: "w") { id slug } }')).sites.find(({ slug }: { slug: string }) => site === `w/${slug}`);
  return (await ask('query P($siteId: SafeInt!) { pages(siteId: $siteId) { translations { slug } } }', { siteId })).pages.map(({ translations }: { translations: { slug: string }[] }) => translations.at(-1)?.slug);
};
const bytes = (folder: string, name: string, text: string): void => { writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')]), Buffer.from(text, 'latin1')); };

test('files that are not UTF-8, in text or name, are named and the rest is pushed', async () => {
  const [folder, site] = [begin(), fresh()];
  put(folder, 'pages/bar/page.yaml', 'template: plain\n');
  bytes(folder, 'pages/bar/it.yaml', 'slug: bar\ntitle: Caff\xE8\n');
  mkdirSync(Buffer.concat([Buffer.from(`${folder}/pages/`), Buffer.from('caf\xE9', 'latin1')]));
  bytes(folder, 'pages/caf\xE9/page.yaml', 'template: plain\n');
  bytes(folder, 'menus/men\xF9.yaml', 'name: Menu\nitems: []\n');
  const { answer, printed } = await files.push(folder, site, { publish: 'true' });
  expect(answer).toMatch(/^3 files were not pushed; /);
  expect(printed).toEqual(expect.arrayContaining(['pages/bar/it.yaml:2: is not UTF-8: save it as UTF-8', 'pages/caf\\xE9: has a name that is not UTF-8: rename it', 'menus/men\\xF9.yaml: has a name that is not UTF-8: rename it']));
  expect(await slugsOf(site)).toEqual(['uno']);
});

test('what cannot be read removes nothing, and a pull does not overwrite it', async () => {
  const [folder, site] = [begin(), fresh()];
  await files.push(folder, site);
  bytes(folder, 'templates/plain.yaml', 'name: Caff\xE8\n');
  bytes(folder, 'menus/main.yaml', 'name: Caff\xE8\n');
  drop(folder, 'entries/journal');
  symlinkSync('/', join(folder, 'entries/journal'));
  drop(folder, 'pages/uno');
  bytes(folder, 'pages/un\xF2', 'x');
  expect(await files.push(folder, site, { delete: 'true' })).toMatchObject({ answer: '4 files were not pushed; 0 of 0 changes made' });
  expect(await slugsOf(site)).toEqual(['uno']);
  drop(folder, '.portico');
  drop(folder, 'entries/journal');
  expect((await files.pull(folder, site)).printed).toEqual([expect.stringContaining('templates/plain.yaml: was changed here and on the site'), expect.stringContaining('menus/main.yaml: was changed here and on the site')]);
});

test('one rich text that is nested too deeply is named with its line, and the rest is pushed', async () => {
  const [folder, site] = [begin(), fresh()];
  put(folder, 'pages/due/page.yaml', 'template: plain\n');
  put(folder, 'pages/due/it.md', `---\ntitle: Due\nblocks:\n  - {id: a, type: text, body: {markdown: below}}\n---\n\n${'> '.repeat(4000)}\n`);
  put(folder, 'redirects.yaml', `redirects: ${'['.repeat(1_000_000)}`);
  const { answer, printed } = await files.push(folder, site);
  expect(answer).toMatch(/^2 files were not pushed; /);
  expect(printed).toEqual(expect.arrayContaining(['pages/due/it.md:7: At most 40 quotes and lists stand within one another', expect.stringMatching(/^redirects\.yaml:1: has more than 100 \[/)]));
  expect(await slugsOf(site)).toEqual(['uno']);
});

test('the plan says what files say and a push does not do', async () => {
  const [folder, site] = [begin(), fresh()];
  put(folder, 'pages/due/page.yaml', 'template: plain\n');
  put(folder, 'pages/due/it.yaml', 'title: Due\npublished_at: 2020-01-01T00:00:00.000Z\n');
  expect((await files.push(folder, site, { publish: 'true' })).answer).toEqual({ pushed: expect.any(Number) });
  put(folder, 'entries/journal/linen/entry.yaml', 'sort: 7\n');
  put(folder, 'pages/uno/it.yaml', 'title: Uno\ndraft: true\n');
  drop(folder, 'pages/uno/en.yaml');
  put(folder, 'pages/due/it.yaml', 'title: Due\npublished_at: 2021-01-01T00:00:00.000Z\n');
  expect((await files.push(folder, site, { 'dry-run': 'true' })).printed).toEqual([
    'pages/due/it is not pushed with its published_at, which counts when it is published first: it is 2020-01-01T00:00:00.000Z on the site',
    'pages/uno/it is not pushed as a draft: it is published, and unpublishPage takes it out',
    'changed    entries/journal/linen/entry.yaml  (sort 1 becomes 7)', '1 changed', '1 on the site alone stay; --delete removes what was pulled once',
  ]);
});
