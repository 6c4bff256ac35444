/** Somebody who signs in to the demo company. */
export interface DemoUser {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  /** Calls the graph. */
  readonly token: string;
}

/** How somebody else's system calls: with a key, with a username and its password, or with either. */
export interface DemoKey {
  readonly apiKey?: string;
  readonly username?: string;
  readonly password?: string;
  /** Signs what an integration is told. */
  readonly webhookSecret?: string;
}

/** What people need to use the demo company: another one for every installation, shown once, kept by whoever asked for the seed. */
export interface DemoCredentials {
  readonly company: { readonly id: number; readonly name: string };
  readonly users: readonly DemoUser[];
  readonly connections: Readonly<Record<string, DemoKey>>;
}
