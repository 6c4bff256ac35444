import { seedSite } from '../../../gateway/demo/seeders/seed-site.js';
import { filesIn, folderWith, openFiles } from './open-files.js';

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => {
  files = await openFiles();
  const { call, clock, companyId } = files;
  await seedSite({ call, clock, companyId, callers: [], progress: () => undefined, secret: Buffer.alloc(32), resumed: false }, 60);
});
afterAll(() => files.close());

test('the demo company\'s site is pulled, pushed into a fresh site and pulled again: the same bytes; a second push has nothing to do', async () => {
  const [first, second] = [folderWith({}), folderWith({})];
  expect((await files.pull(first)).answer).toMatchObject({ removed: 0, unchanged: 0 });
  const pulled = filesIn(first);
  expect(Object.keys(pulled).length).toBeGreaterThan(180);
  expect(await files.pull(first)).toMatchObject({ answer: { written: 0, removed: 0 } });
  expect(await files.push(first, 'studio/copy', { publish: 'true' })).toMatchObject({ answer: { pushed: expect.any(Number) } });
  expect(await files.push(first, 'studio/copy', { publish: 'true' })).toMatchObject({ answer: { pushed: 0 }, printed: ['There is nothing to push'] });
  await files.pull(second, 'studio/copy');
  expect(filesIn(second)).toEqual(pulled);
  expect(await files.pull(first, 'studio/copy')).toMatchObject({ answer: { written: 0, removed: 0 } });
  expect(filesIn(first)).toEqual(pulled);
}, 120_000);
