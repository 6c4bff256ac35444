import { readFileSync } from 'node:fs';
import { sourceFolder } from '#kernel/source-folder.js';
import type { Check, Problem } from './check.js';

const PACKAGE = new URL('../../../package.json', sourceFolder(import.meta.url));
/** The last days of releases of Node.js, from its schedule. */
const LAST_DAYS: ReadonlyMap<number, string> = new Map([[20, '2026-04-30'], [22, '2027-04-30'], [24, '2028-04-30']]);

/** The version of Node.js. */
export const checkNode: Check = {
  name: 'node',
  bad: 'this version of Node.js is none of those that the product runs on (`engines` of package.json)',
  warns: 'in production Node.js gets no more fixes',
  remedy: 'Install Node.js 24.',
  look: ({ config: { production }, clock }) => Promise.resolve({
    found: `Node.js ${process.versions.node}`,
    problems: problemsOfNode({ version: process.versions.node, engines: enginesOf(readFileSync(PACKAGE, 'utf8')), production, now: clock.now() }),
  }),
};

const enginesOf = (text: string): string => (JSON.parse(text) as { readonly engines: { readonly node: string } }).engines.node;

interface NodeFacts {
  readonly version: string;
  /** `^20.19.0 || ^22.12.0`: each the lowest version of a major one. */
  readonly engines: string;
  readonly production: boolean;
  readonly now: Date;
}

/** What is wrong with a version. */
export function problemsOfNode({ version, engines, production, now }: NodeFacts): Problem[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = engines.split('||').some((one) => {
    const [lowestMajor, lowestMinor = 0] = one.trim().replace('^', '').split('.').map(Number);
    return major === lowestMajor && minor >= lowestMinor;
  });
  if (!isSupported) return [{ state: 'BAD', found: `Node.js ${version} is not supported; ${engines} is` }];
  const last = LAST_DAYS.get(major);
  return production && last !== undefined && now.toISOString() > last ? [{ state: 'WARN', found: `Node.js ${String(major)} gets no fixes since ${last}` }] : [];
}
