import type { LocationCode } from './locations.js';

/** Somebody who signs in to the demo company. */
export interface DemoUser {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** How a warehouse's system calls. */
export interface DemoKey {
  readonly apiKey: string;
}

/** What people need to use the demo company: random for every installation, shown once, kept by whoever asked for the seed. */
export interface DemoCredentials {
  readonly company: string;
  readonly users: readonly DemoUser[];
  readonly connections: { readonly fulfillment: DemoKey };
  /** The key of every warehouse; `connections` holds the first one's. */
  readonly warehouses: readonly (DemoKey & { readonly code: LocationCode })[];
}
