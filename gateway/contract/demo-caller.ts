import type { CatalogKeyInput, CollectorSettingsInput, ConnectionKind, NewCarrierInput } from './schema.generated.js';

/** A caller of a surface in the demo company, declared by the surface's manifest. */
export interface DemoCaller {
  /** The key of its credentials in demo.json; of a storefront the token is there as storeToken. */
  readonly key: string;
  readonly kind: ConnectionKind;
  /** The warehouse of its connection, the company's first or second; none for an integration without a warehouse. */
  readonly warehouse?: 0 | 1;
  /** Its name, after that of its warehouse. */
  readonly label?: string;
  /** Its scopes; the default ones of its kind unless given. */
  readonly scopes?: readonly string[];
  /** What a key of the catalog API is bound to; its `key` says what it may do, among the catalogKeys of demo.json. */
  readonly catalogKey?: CatalogKeyInput;
  /** How a carrier connection is read; it is among the carrierConnections of demo.json. */
  readonly carrier?: NewCarrierInput;
  /** Whose pages report to a collector, and the origin of one of them; its credentials are the collector of demo.json. */
  readonly collector?: { readonly settings: CollectorSettingsInput; readonly origin: string };
}
