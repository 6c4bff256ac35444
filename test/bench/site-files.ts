import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { readConfig } from '#kernel/config.js';
import { pullSite } from '../../gateway/cli/site/pull-site.js';
import { pushSite } from '../../gateway/cli/site/push-site.js';
import type { Session } from '../../gateway/cli/session.js';
import { asSystem } from '../../gateway/demo/deployment.js';
import { openSite } from '../contract/delivery/open-site.js';
import { removeDatabases } from '../kit/database.js';
import { showFigure } from './report.js';

// node dist/test/bench/site-files.js: a site of 2,000 pages is generated as files, pushed and published, pushed again, pulled, and read back whole through interface J. All of it are times, and want a quiet machine.

const [SECTIONS, PAGES, SECOND] = [40, 50, 1000] as const;
const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const page = (title: string, next: string): string => `---\ntitle: ${title}\nblocks:\n  - id: text\n    type: text\n    heading: ${title}\n    body:\n      markdown: below\n---\n\n## Of ${title}\n\n${'A text with **weight**, '.repeat(40)}and a [link](page:${next}).\n\n- one\n- two\n`;

put('site.yaml', 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en]\nurl: https://shop.example/\n');
const paths: string[] = [];
for (let section = 0; section < SECTIONS; section += 1) {
  const above = `section-${String(section)}`;
  for (const name of [above, ...Array.from({ length: PAGES - 1 }, (_, index) => `${above}/page-${String(index)}`)]) {
    put(`pages/${name}/page.yaml`, 'template: standard\n');
    put(`pages/${name}/it.md`, page(name.replace('/', ' '), `/section-${String((section + 1) % SECTIONS)}`));
    paths.push(`/${name}`);
  }
}

const site = await openSite();
const session: Session = {
  config: readConfig({}), close: () => Promise.resolve(), ask: (operation, variables) => site.call(operation, variables, asSystem(site.company)),
  commands: [],
  terminal: { print: () => undefined, show: () => undefined, pause: () => Promise.resolve(), isInteractive: false, input: Readable.from([]), browse: () => undefined },
};
const name = { workspace: 'studio', slug: 'shop' };

async function timed(figure: string, work: () => Promise<number>, expected: number): Promise<void> {
  const began = performance.now();
  const found = await work();
  if (found !== expected) throw new Error(`${figure}: ${String(found)} in place of ${String(expected)}`);
  showFigure({ surface: 'site-files', figure, database: 'sqlite', value: (performance.now() - began) / SECOND, unit: 's' });
}

const push = async (): Promise<number> => {
  const { done, faults } = await pushSite({ session, folder, name, force: true, deletes: false, publishes: true, isDryRun: false, isAgreed: true });
  if (faults[0]) throw new Error(`${faults[0].path}: ${faults[0].message}`);
  return done;
};
await timed('push and publish 2,000 pages', push, 2 * SECTIONS * PAGES);
await timed('push them again', push, 0);
await timed('pull them', async () => (await pullSite({ session, folder, name, force: false, isDryRun: false })).kept.length, 0);
await timed('read them through interface J', async () => {
  let read = 0;
  for (const path of paths) if ((await site.data(`/page?${new URLSearchParams({ path, locale: 'it' }).toString()}`)).blocks[0].body.content.length > 0) read += 1;
  return read;
}, SECTIONS * PAGES);
await site.close();
await removeDatabases();
rmSync(folder, { recursive: true });
