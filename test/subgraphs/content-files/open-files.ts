import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { OperationTypeNode } from 'graphql';
import { readConfig } from '#kernel/config.js';
import { Failure } from '#contract/failure.js';
import { pullContent, pushContent } from '../../../gateway/cli/commands/content.js';
import type { Session } from '../../../gateway/cli/session.js';
import { asSystem } from '../../../gateway/demo/deployment.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph } from '../../kit/open-graph.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const COMPANY = 1;

/** A graph of content with the commands that pull and push its sites. */
export async function openFiles() {
  const graph = await openGraph(manualClock(), { subgraphs: ['content'] });
  let [left, isKilled] = [Number.POSITIVE_INFINITY, false];
  let intruder: { readonly work: () => Promise<unknown>; at: number } | undefined;
  const printed: string[] = [];
  const session: Session = {
    config: readConfig({}), close: () => Promise.resolve(),
    commands: [],
    terminal: { print: (text) => { printed.push(text); }, show: () => undefined, pause: () => Promise.resolve(), isInteractive: false, input: Readable.from([]), browse: () => undefined },
    ask: async (operation, variables) => {
      left -= 1;
      if (left === 0 || isKilled && left < 0) throw new Failure('UNAVAILABLE', 'The server is gone');
      if (intruder && operation.definitions.some((one) => 'operation' in one && one.operation === OperationTypeNode.MUTATION)) intruder.at -= 1;
      const work = intruder?.at === 0 ? intruder.work : undefined;
      if (work) intruder = undefined;
      await work?.();
      return graph.call(operation, variables, asSystem(COMPANY));
    },
  };
  const run = async (command: typeof pullContent, folder: string, options: Readonly<Record<string, string>>): Promise<{ answer: unknown; printed: readonly string[] }> => {
    printed.length = 0;
    const answer: unknown = await command.run(session, { subject: folder, options }).then((result) => command.problem?.(result) ?? command.shown?.(result), (error: unknown) => (error instanceof Error ? error.message : error));
    return { answer, printed: [...printed] };
  };
  return {
    ...graph, companyId: COMPANY,
    /** After so many calls from now one fails as if the server were gone. */
    stopAfter: (calls: number) => { [left, isKilled] = [calls, false]; },
    /** From so many calls from now on every call fails, as if the command were killed, or all are answered again. */
    killAfter: (calls = Number.POSITIVE_INFINITY) => { [left, isKilled] = [calls, true]; },
    /** Before a change of the next push, the first unless another is named, somebody else does this; dry runs count. */
    meanwhile: (work: () => Promise<unknown>, at = 1) => { intruder = { work, at }; },
    pull: (folder: string, site = 'studio/shop', more: Readonly<Record<string, string>> = {}) => run(pullContent, folder, { site, ...more }),
    push: (folder: string, site = 'studio/shop', more: Readonly<Record<string, string>> = {}) => run(pushContent, folder, { site, yes: 'true', ...more }),
  };
}

/** The files of a folder with what they say, without what the commands note for themselves. */
export function filesIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return Object.fromEntries(names.filter((name) => !name.startsWith('.portico')).toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** A folder with some files, removed after the tests. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) put(folder, name, text);
  return folder;
}

/** Write a file of a folder. */
export function put(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Remove a file or a folder of a folder. */
export const drop = (folder: string, name: string): void => { rmSync(join(folder, name), { recursive: true }); };
