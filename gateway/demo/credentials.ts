/** A person who signs in to the demo company. */
export interface DemoUser {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  /** Calls the graph. */
  readonly token: string;
}

/** The credentials of an integration: a key, a username with its password, or both. */
export interface DemoKey {
  readonly apiKey?: string;
  readonly username?: string;
  readonly password?: string;
  /** Signs the integration's webhooks. */
  readonly webhookSecret?: string;
}

/** A carrier connection of the demo company: its id is in the address that its carrier calls. */
export interface DemoCarrierConnection {
  readonly id: string;
  readonly kind: 'aggregator' | 'express' | 'generic';
  /** Of an aggregator, in the body. */
  readonly apiKey?: string;
  /** Of an express carrier the query parameter `key`; of others the key of their signatures. */
  readonly webhookSecret?: string;
  readonly timeZone: string;
}

/** The collector of the demo company: its public key, the origin of a page that may report, and the secret that signs customer references. */
export interface DemoCollector {
  readonly key: string;
  readonly origin: string;
  readonly signingSecret: string;
}

/** The site of the demo company, and the token with which its website reads it. */
export interface DemoDelivery {
  /** The slug of the workspace. */
  readonly workspace: string;
  readonly siteId: number;
  readonly token: string;
}

/** The credentials of the demo company: different in every installation, returned once, stored by the caller of the seed. */
export interface DemoCredentials {
  readonly company: { readonly id: number; readonly name: string };
  readonly users: readonly DemoUser[];
  readonly connections: Readonly<Record<string, DemoKey>>;
  /** The keys of the catalog API, by what they may do; missing in companies that an earlier release made. */
  readonly catalogKeys?: Readonly<Record<string, string>>;
  /** Missing in companies that an earlier release made. */
  readonly carrierConnections?: readonly DemoCarrierConnection[];
  /** The publishable token of the storefront, for delivery promises; missing in companies that an earlier release made. */
  readonly storeToken?: string;
  /** What pages report with; missing in companies that an earlier release made. */
  readonly collector?: DemoCollector;
  /** What a website reads; missing in companies that an earlier release made. */
  readonly delivery?: DemoDelivery;
  /** The last part of the address of the returns portal; missing in companies that an earlier release made. */
  readonly returnsSlug?: string;
}
