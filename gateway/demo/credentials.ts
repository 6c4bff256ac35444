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

/** The credentials of the demo company: different in every installation, returned once, stored by the caller of the seed. */
export interface DemoCredentials {
  readonly company: { readonly id: number; readonly name: string };
  readonly users: readonly DemoUser[];
  readonly connections: Readonly<Record<string, DemoKey>>;
  /** The keys of the catalog API, by what they may do; missing in companies that an earlier release made. */
  readonly catalogKeys?: Readonly<Record<string, string>>;
}
