import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';

/** The metadata of an order or return, of one namespace where it is named; for people alone, whatever scopes a connection has. */
export async function readMetadata(entriesOf: (subjectId: string) => Promise<readonly MetadataEntry[]>, { principal }: CallContext, { subjectId, namespace }: { subjectId: string; namespace?: string | null | undefined }): Promise<readonly MetadataEntry[]> {
  requirePermission(principal, 'commerce.read');
  const entries = await entriesOf(subjectId);
  return namespace == null ? entries : entries.filter((entry) => entry.namespace === namespace);
}
