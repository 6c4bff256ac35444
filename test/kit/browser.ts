import { spawnSync } from 'node:child_process';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { suiteIf } from './suite-if.js';

const COMMANDS = 'command -v chromium || command -v chromium-browser || command -v google-chrome';
const found = spawnSync('/bin/sh', ['-c', COMMANDS], { encoding: 'utf8' }).stdout.trim();
const command = found === '' ? undefined : found;

/** Suites that need a browser; where none is installed they are skipped and say how to install it. Pages are the same bytes whatever the database, so the run on MariaDB does not repeat them. */
export const inBrowser = suiteIf(command !== undefined && process.env['PORTICO_TEST_MYSQL'] === undefined);
if (command === undefined) process.stderr.write('chromium is not installed, so the tests of pages in a browser are skipped; on Debian and Ubuntu: apt-get install chromium\n');

/** Start a browser without a window; a test file starts one. Chromium has no sandbox for root. It may keep pages that were left, to show them as they were (bfcache), which Playwright turns off. */
export const startBrowser = ({ keepsPages = false } = {}): Promise<Browser> => {
  if (command === undefined) throw new Error('no browser is installed');
  return chromium.launch({ executablePath: command, ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
};

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[] }[];
}

/** The violations axe-core finds on a page, or in the part of it that a selector names, one line each. Scripts must be on; the page's content security policy does not matter. */
export async function complaintsOfAxe(page: Page, part = 'html'): Promise<readonly string[]> {
  const isThere = await page.evaluate('typeof axe') === 'object';
  if (!isThere) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<Found>(`axe.run(${JSON.stringify(part)}, { resultTypes: ["violations"] })`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`));
}
