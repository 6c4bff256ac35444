import { text } from 'node:stream/consumers';
import type { BlobLocation } from '#kernel/blob-location.js';
import { innermostCause } from '#kernel/innermost-cause.js';
import { openBlobs } from '#subgraph-kit/blobs/open-blobs.js';
import type { Check } from './check.js';

/** Files of the deployment itself belong to no company. */
const NO_COMPANY = 0;
const PROBE = 'Portico looks whether files can be kept here.\n';

/** The storage of photos, documents and images. */
export const checkBlobs: Check = {
  name: 'stored files',
  bad: 'a file cannot be stored, read and deleted',
  remedy: 'Let this user write the folder; of a bucket check name, endpoint, region and keys (PORTICO_S3_…), and that they may list, get, put and delete.',
  look: async ({ config }) => ({ found: await tried(config.blobs) }),
};

/** Store, read and delete a file; returns the location. */
async function tried(location: BlobLocation): Promise<string> {
  const blobs = await openBlobs(location);
  try {
    const { hash } = await blobs.put(NO_COMPANY, Buffer.from(PROBE), { contentType: 'text/plain', most: PROBE.length });
    const kept = await blobs.get(NO_COMPANY, hash);
    await blobs.delete(NO_COMPANY, hash);
    if (!kept || await text(kept.stream) !== PROBE) throw new Error('what was kept is not what is read');
    return `${nameOf(location)} keeps files and gives them back`;
  } catch (error) {
    throw new Error(`${nameOf(location)}: ${reasonOf(error)}`, { cause: error });
  } finally {
    blobs.close();
  }
}

const nameOf = (location: BlobLocation): string =>
  (location.kind === 'folder' ? `the folder ${location.folder}` : `the bucket ${location.bucket}${location.endpoint === undefined ? '' : ` at ${location.endpoint}`}`);

/** No such bucket, a wrong key, a full disk. */
function reasonOf(error: unknown): string {
  const cause = innermostCause(error);
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
