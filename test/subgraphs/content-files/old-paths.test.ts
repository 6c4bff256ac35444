import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, folderWith, openFiles, put } from './open-files.js';

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const PLAIN = 'name: Plain\nblocks:\n  - {key: text, label: Text, fields: [{key: more, label: More, type: PAGE}]}\n';
const text = (title: string, more: string): string => `title: ${title}\nblocks:\n  - {id: a, type: text, more: {page: ${more}}}\n`;
const begin = () => folderWith({
  'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it]\n', 'templates/plain.yaml': PLAIN, 'menus/main.yaml': 'name: Main\nitems:\n  - {id: a, page: /a}\n', 'pages/order.yaml': 'order: [c, b, a]\n',
  ...Object.fromEntries(['a', 'b', 'c'].flatMap((name) => [[`pages/${name}/page.yaml`, 'template: plain\n'], [`pages/${name}/it.yaml`, text(name, name === 'a' ? '/b' : '/a')]])),
});

test('after a push that moved a page a pull writes its new path wherever untouched files name it, also in what was edited in the same push', async () => {
  const [folder, site] = [begin(), 'w/paths'];
  await files.push(folder, site);
  renameSync(join(folder, 'pages/a'), join(folder, 'pages/aa'));
  put(folder, 'pages/c/it.yaml', text('C', '/a'));
  expect((await files.push(folder, site, { publish: 'true' })).answer).toEqual({ pushed: 5 });
  expect((await files.push(folder, site)).answer).toEqual({ pushed: 0 });
  expect(await files.pull(folder, site)).toMatchObject({ answer: { written: 4, removed: 0 }, printed: [] });
  expect(filesIn(folder)).toMatchObject({
    'menus/main.yaml': 'name: Main\nitems:\n  - id: a\n    page: /aa\n', 'pages/order.yaml': 'order:\n  - c\n  - b\n  - aa\n',
    'pages/c/it.yaml': expect.stringMatching(/^title: C\n(?:.+\n)+ {6}page: \/aa\n$/), 'pages/aa/it.yaml': text('a', '/b'),
  });
  expect((await files.push(folder, site)).answer).toEqual({ pushed: 0 });
});

test('a file that was edited here and names a page by the path that it had is pushed, and is not taken for one that the site changed', async () => {
  const [folder, site] = [begin(), 'w/edited'];
  await files.push(folder, site);
  renameSync(join(folder, 'pages/a'), join(folder, 'pages/aa'));
  await files.push(folder, site);
  put(folder, 'menus/main.yaml', 'name: Main menu\nitems:\n  - {id: a, page: /aa}\n');
  expect((await files.pull(folder, site)).printed).toEqual([]);
  expect((await files.push(folder, site)).answer).toEqual({ pushed: 1 });
  expect(await files.pull(folder, site)).toMatchObject({ answer: { written: 0, removed: 0 }, printed: [] });
});
