import { sourceFolder } from '#kernel/source-folder.js';

test.each([
  ['a compiled module', 'file:///srv/portico/dist/shims/kit/page.js', 'file:///srv/portico/shims/kit/'],
  ['a compiled module below another dist', 'file:///dist/portico/dist/shims/kit/page.js', 'file:///dist/portico/shims/kit/'],
  ['a source', 'file:///srv/dist/portico/shims/kit/page.ts', 'file:///srv/dist/portico/shims/kit/'],
  ['a script among the sources', 'file:///srv/portico/gateway/cli/start.js', 'file:///srv/portico/gateway/cli/'],
])('the folder of %s is the one among the sources', (_what, moduleUrl, folder) => {
  expect(sourceFolder(moduleUrl).href).toBe(folder);
});
