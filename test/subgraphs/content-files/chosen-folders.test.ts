import { filesIn, folderWith, openFiles, put } from './open-files.js';

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

test('a folder keeps the name that its author gave it, whatever the site would call it: it is pushed once, edited, and never pulled beside', async () => {
  const folder = folderWith({
    'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en]\n', 'templates/plain.yaml': 'name: Plain\nblocks: []\n',
    'pages/soloen/page.yaml': 'template: plain\n', 'pages/soloen/en.yaml': 'title: Only\nslug: only\n',
    'pages/soloen/uno/page.yaml': 'template: plain\n', 'pages/soloen/uno/it.yaml': 'title: Uno\nslug: primo\n',
  });
  const before = filesIn(folder);
  expect((await files.push(folder, 'w/chosen', { publish: 'true' })).answer).toBe('1 file was not pushed; 6 of 7 changes made');
  for (let times = 0; times < 2; times += 1) {
    expect(await files.push(folder, 'w/chosen')).toMatchObject({ answer: { pushed: 0 }, printed: ['There is nothing to push'] });
    expect(await files.pull(folder, 'w/chosen')).toMatchObject({ answer: { written: 0, removed: 0 }, printed: [] });
  }
  expect(filesIn(folder)).toEqual(before);
  put(folder, 'pages/soloen/en.yaml', 'title: Only this\nslug: only\n');
  expect((await files.push(folder, 'w/chosen')).answer).toEqual({ pushed: 1 });
  put(folder, 'pages/soloen/uno/it.yaml', 'title: Uno\nslug: secondo\n');
  expect((await files.push(folder, 'w/chosen')).answer).toEqual({ pushed: 1 });
  expect(await files.pull(folder, 'w/chosen')).toMatchObject({ answer: { written: 0, removed: 0 }, printed: [] });
});
