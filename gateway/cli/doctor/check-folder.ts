import { statfs } from 'node:fs/promises';
import { prepareDataFolder } from '../../server/data-folder.js';
import type { Check, Problem } from './check.js';

/** Magic numbers of file systems, as statfs(2) gives them. */
const OVER_A_NETWORK: ReadonlyMap<number, string> = new Map([[0x6969, 'NFS'], [0x517b, 'SMB'], [0xff534d42, 'CIFS'], [0xfe534d42, 'SMB']]);
const IN_MEMORY = 0x01021994;
const UNSIGNED = 0xffffffff;

/** The data folder, and what it is on. */
export const checkFolder: Check = {
  name: 'data folder',
  bad: 'it cannot be written; embedded databases are on a file system over a network (NFS, SMB), which loses their locks and writes',
  warns: 'in production it is in memory (tmpfs), and gone after a restart',
  remedy: 'Let this user write PORTICO_DATA, or set it to a folder on a local disk.',
  look: async ({ config: { dataFolder, databases, production } }) => {
    prepareDataFolder(dataFolder);
    const { type } = await statfs(dataFolder);
    const isEmbedded = Object.values(databases).some(({ kind }) => kind === 'sqlite');
    return { found: `${dataFolder} can be written`, problems: problemsOfFileSystem({ type, isEmbedded, production }) };
  },
};

/** What is wrong with a file system of a type. */
export function problemsOfFileSystem({ type, isEmbedded, production }: { readonly type: number; readonly isEmbedded: boolean; readonly production: boolean }): Problem[] {
  const network = OVER_A_NETWORK.get(Number(BigInt(type) & BigInt(UNSIGNED)));
  if (isEmbedded && network !== undefined) return [{ state: 'BAD', found: `embedded databases are on ${network}` }];
  return production && type === IN_MEMORY ? [{ state: 'WARN', found: 'it is in memory (tmpfs): what is in it is gone after a restart' }] : [];
}
