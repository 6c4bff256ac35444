import { folderWith, openFiles, put } from './open-files.js';

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const redirect = (from: string, to: string): string => `  - {from: ${from}, locale: it, status: 301, url: ${to}}\n`;

test('redirects count each for itself: their order does not, and after one that was refused the others are known', async () => {
  const folder = folderWith({ 'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it]\n', 'redirects.yaml': `redirects:\n${redirect('/z', '/one')}${redirect('/m', '/two')}` });
  expect((await files.push(folder, 'w/redirects')).answer).toEqual({ pushed: 4 });
  put(folder, 'redirects.yaml', `redirects:\n${redirect('/z', '/one')}${redirect('/m', '/two')}${redirect('/b', '/three')}  - {from: /x, locale: it, status: 301, page: /nowhere}\n`);
  expect((await files.push(folder, 'w/redirects')).printed).toEqual(['created    redirect /b  (it)', 'created    redirect /x  (it)', '2 created', 'redirects.yaml:5: redirects.3.page names the page /nowhere, which is neither here nor on the site']);
  expect((await files.pull(folder, 'w/redirects')).printed).toEqual([]);
  put(folder, 'redirects.yaml', `redirects:\n${redirect('/z', '/one')}${redirect('/m', '/two')}${redirect('/b', '/three')}${redirect('/a', '/four')}`);
  expect(await files.push(folder, 'w/redirects')).toMatchObject({ answer: { pushed: 1 }, printed: ['created    redirect /a  (it)', '1 created'] });
  expect(await files.push(folder, 'w/redirects')).toMatchObject({ answer: { pushed: 0 }, printed: ['There is nothing to push'] });
  expect(await files.pull(folder, 'w/redirects')).toMatchObject({ answer: { written: 0, removed: 0 }, printed: [] });
});
