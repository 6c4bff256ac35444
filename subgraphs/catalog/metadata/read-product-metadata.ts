import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';

interface Asked {
  readonly productId: number;
  readonly namespace?: string | null | undefined;
}

/** The metadata of a product, of one namespace where it is named; for people alone, whatever scopes a connection has. */
export async function readProductMetadata(entriesOf: (subjectId: string) => Promise<readonly MetadataEntry[]>, { principal }: CallContext, { productId, namespace }: Asked): Promise<readonly MetadataEntry[]> {
  requirePermission(principal, 'catalog.read');
  const entries = await entriesOf(String(productId));
  return namespace == null ? entries : entries.filter((entry) => entry.namespace === namespace);
}
