import { callLogFile } from '#kernel/call-log-file.js';
import { SUBGRAPHS, type Config, type DatabaseLocation, type SubgraphName } from '#kernel/config.js';
import type { KeptPart } from '#subgraph-kit/keeping/kept-part.js';

/** The databases of a backup: those of the subgraphs, and the file beside identity's in which an embedded one keeps the calls without a key. */
export const PARTS = [...SUBGRAPHS, 'identity-calls'] as const;

/** One of {@link PARTS}. */
export type PartName = (typeof PARTS)[number];

/** The subgraph that a part belongs to. */
export const ownerOf = (part: PartName): SubgraphName => (part === 'identity-calls' ? 'identity' : part);

/** What a backup must know of each part. */
export async function keptParts(): Promise<Readonly<Record<PartName, KeptPart>>> {
  const [{ IDENTITY_KEPT, CALLS_KEPT }, { ORDERS_KEPT }, { CATALOG_KEPT }, { CONTENT_KEPT }] = await Promise.all([
    import('../../../subgraphs/identity/kept.js'), import('../../../subgraphs/orders/kept.js'), import('../../../subgraphs/catalog/kept.js'), import('../../../subgraphs/content/kept.js'),
  ]);
  return { identity: IDENTITY_KEPT, orders: ORDERS_KEPT, catalog: CATALOG_KEPT, content: CONTENT_KEPT, 'identity-calls': CALLS_KEPT };
}

/** A part with its database. */
export interface LocatedPart {
  readonly part: PartName;
  readonly location: DatabaseLocation;
}

/** The parts of a deployment. */
export function partsOf({ databases }: Pick<Config, 'databases'>): LocatedPart[] {
  const { identity } = databases;
  return [
    ...SUBGRAPHS.map((part): LocatedPart => ({ part, location: databases[part] })),
    ...(identity.kind === 'sqlite' ? [{ part: 'identity-calls', location: { kind: 'sqlite', file: callLogFile(identity.file) } } as const] : []),
  ];
}
