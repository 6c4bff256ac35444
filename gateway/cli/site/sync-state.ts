import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { safeName } from './folder-names.js';
import type { SiteName } from './read-remote.js';
import type { RemoteSite } from './remote-site.js';
import { writeBelow } from './site-folder.js';

const SyncState = z.object({
  siteId: z.number(),
  documents: z.record(z.string(), z.object({ id: z.number(), parentId: z.number().nullable(), createdAt: z.string().optional(), name: z.string().optional() })),
  files: z.record(z.string(), z.object({ file: z.string(), base: z.string() })),
});

/** What a folder and a site had in common when they last met: documents by `page about/team` with the name that the site would give a folder whose author gave it another, files by their slots with the hash of the file (empty where there was none) and the mark of what the site had. */
export type SyncState = z.infer<typeof SyncState>;

const NEVER_MET = { siteId: 0, documents: {}, files: {} } satisfies SyncState;

/** What a folder and a site had in common; nothing where they never met, or the site is another one of the same name. */
export function readState(folder: string, name: SiteName, remote: Pick<RemoteSite, 'documents' | 'frame'>): SyncState {
  try {
    const state = SyncState.parse(JSON.parse(readFileSync(join(folder, fileOf(name)), 'utf8')));
    return state.siteId === remote.frame?.id && !isOfAnother(state, remote) ? state : NEVER_MET;
  } catch {
    return NEVER_MET; // none, or none of this release
  }
}

/** Whether a number that was noted is that of a page or an entry that was made at another time: the site is one of another deployment, or was made anew. */
function isOfAnother({ documents }: SyncState, remote: Pick<RemoteSite, 'documents'>): boolean {
  const made = new Map(remote.documents.map(({ id, createdAt }) => [id, createdAt]));
  return Object.values(documents).some(({ id, createdAt }) => createdAt !== undefined && made.has(id) && made.get(id) !== createdAt);
}

/** Note what a folder and a site have in common. */
export function writeState(folder: string, name: SiteName, state: SyncState): void {
  writeBelow(folder, fileOf(name), `${JSON.stringify(state)}\n`);
}

const fileOf = ({ workspace, slug }: SiteName): string => `.portico/${safeName(workspace)}.${safeName(slug)}.json`;
