import { spawnSync } from 'node:child_process';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { suiteIf } from './suite-if.js';

const commandOf = (...names: readonly string[]): string | undefined => {
  const found = spawnSync('/bin/sh', ['-c', names.map((name) => `command -v ${name}`).join(' || ')], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? undefined : found;
};
const WINDOWED = commandOf('chromium', 'chromium-browser', 'google-chrome');
/** The shell draws no interface of its own, which takes half of the time; it keeps no pages that were left. */
const COMMAND = commandOf('chromium-headless-shell') ?? WINDOWED;
const isElsewhere = process.env['PORTICO_TEST_MYSQL'] !== undefined;

/** Suites that need a browser; where none is installed they are skipped and say how to install it. Pages are the same bytes whatever the database, so the run on MariaDB does not repeat them. */
export const inBrowser = suiteIf(COMMAND !== undefined && !isElsewhere);
/** The same for suites whose browser keeps the pages that were left, to show them as they were (bfcache). */
export const inBrowserThatKeepsPages = suiteIf(WINDOWED !== undefined && !isElsewhere);
if (WINDOWED === undefined || COMMAND === WINDOWED) process.stderr.write('chromium or its shell is not installed, so tests of pages in a browser are skipped or slow; on Debian and Ubuntu: apt-get install chromium chromium-headless-shell\n');

/** Start a browser without a window; a test file starts one. Chromium has no sandbox for root. Playwright turns bfcache off unless it is asked for. */
export const startBrowser = ({ keepsPages = false } = {}): Promise<Browser> => {
  const executablePath = keepsPages ? WINDOWED : COMMAND;
  if (executablePath === undefined) throw new Error('no browser is installed');
  return chromium.launch({ executablePath, ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
};

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[] }[];
}

/** The violations axe-core finds on a page, or in the part of it that a selector names, one line each; of rows alike it looks at the first. Scripts must be on; the page's content security policy does not matter. */
export async function complaintsOfAxe(page: Page, part = 'html'): Promise<readonly string[]> {
  const isThere = await page.evaluate('typeof axe') === 'object';
  if (!isThere) await page.evaluate(axe.source);
  await page.evaluate(markRowsAlike, ROW_ALIKE);
  const { violations } = await page.evaluate<Found>(`axe.run({ include: ${JSON.stringify([part])}, exclude: ["[${ROW_ALIKE}]"] }, { resultTypes: ["violations"] })`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`));
}

const ROW_ALIKE = 'data-row-alike';

/**
 * Marks rows of tables and items of lists that are like one before them, and differ in what they say: colors of fifty such rows are most of the time of axe-core. Alike are those with the same elements,
 * attributes and states, and a text where the other has one; of a single letter axe-core does not look at the color, so it counts apart.
 */
function markRowsAlike(mark: string): void {
  const SAYS = /^(?:id|for|name|href|src|alt|title|value|datetime|data-.*|aria-(?:label|labelledby|describedby|controls|owns|details))$/;
  const attributes = (element: Element): string => [...element.attributes].filter(({ name }) => name !== mark).map(({ name, value }) => `${name}=${SAYS.test(name) ? String(value !== '') : value}`).sort().join(' ');
  const shape = (element: Element): string => [element, ...element.querySelectorAll('*')].map((one) => `${one.tagName} ${attributes(one)} ${String(Math.min(one.textContent.trim().length, 2))}`).join('\n');
  for (const list of document.querySelectorAll('tbody, ul, ol')) {
    const shapes = new Set<string>();
    for (const row of list.children) {
      const own = shape(row);
      row.toggleAttribute(mark, shapes.has(own));
      shapes.add(own);
    }
  }
}
