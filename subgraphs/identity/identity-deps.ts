import type { Clock } from '#kernel/clock.js';
import type { ClockMoved } from '#kernel/company-clocks.js';
import type { SealingKey } from '#kernel/crypto.js';
import type { Ids } from '#kernel/ids.js';
import type { CallContext } from '#contract/principal.js';
import type { Cursors } from '#subgraph-kit/cursor.js';
import type { Database } from '#subgraph-kit/database.js';
import type { Outbox } from '#subgraph-kit/outbox.js';
import type { RepeatCall } from '#subgraph-kit/repeat-call.js';
import type { CatalogExists, FindLocationId, SiteExists } from '#subgraph-kit/subgraph.js';
import type { Passwords } from './accounts/password-hashing.js';
import type { SessionUses } from './accounts/session-uses.js';
import type { BodyNames } from './calls/call-bodies.js';
import type { CallLog } from './calls/call-log.js';
import type { UnkeyedCalls } from './calls/unkeyed-calls.store.js';
import type { CallTimes } from './connections/call-times.js';
import type { UnstoredFailures } from './connections/unstored-failures.js';
import type { AttemptLog } from './deliveries/record-attempts.js';
import type { IdentityLoaders } from './loaders.js';
import type { GrantUses } from './oauth/grant-uses.js';
import type { SigningKeys } from './oauth/signing-keys.js';
import type { TokenVerifier } from './oauth/verify-token.js';
import type { TokenUses } from './people/token-uses.js';

/** The dependencies of this subgraph's use cases. */
export interface Identity {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  readonly cursors: Cursors;
  /** Encrypts the secrets that must be read back. */
  readonly sealing: SealingKey;
  readonly signingKeys: SigningKeys;
  readonly verifier: TokenVerifier;
  readonly callTimes: CallTimes;
  readonly tokenUses: TokenUses;
  readonly sessionUses: SessionUses;
  readonly grantUses: GrantUses;
  /** Hashes and verifies passwords, few at once. */
  readonly passwords: Passwords;
  readonly callLog: CallLog;
  /** The bodies of calls that hold a key. */
  readonly bodyNames: BodyNames;
  readonly unkeyedCalls: UnkeyedCalls;
  /** The databases that hold the call log: on SQLite calls without a key have one of their own. */
  readonly callDatabases: readonly Database[];
  /** Maximum size of a company's call log in bytes. */
  readonly callLogBytes: number;
  /** How many clients that nobody uses may register themselves within an hour, from all addresses together. */
  readonly registrationsAnHour: number;
  /** Redirect URIs with schemes of their own at which clients may be answered. */
  readonly appRedirects: readonly string[];
  /** Public address of the identity provider, for links in mails. */
  readonly authUrl: string;
  /** Public address of the graph's host, where GraphiQL is. */
  readonly graphqlUrl: string;
  /** Public address of the commerce host, where the pages of parcels are. */
  readonly commerceUrl: string;
  readonly attemptLog: AttemptLog;
  /** Wakes the mail senders; called after the commit. */
  readonly wakeSenders: () => void;
  readonly unstoredFailures: UnstoredFailures;
  /** Asks the orders subgraph whether a location exists. */
  readonly findLocationId: FindLocationId;
  /** Asks the catalog subgraph whether a catalog exists. */
  readonly catalogExists: CatalogExists;
  /** Asks the content subgraph whether a site exists. */
  readonly siteExists: SiteExists;
  /** Asks an interface what a logged call would be answered now. */
  readonly repeatCall: RepeatCall;
  /** Tells this process of a sandbox's clock; resolves when every other one has heard it too. */
  readonly clockMoved: ClockMoved;
  /** Whether webhooks may go to http receivers on this machine. */
  readonly allowLoopbackWebhooks: boolean;
}

/** The context of one call: its principal and the subgraph's dependencies. */
export interface IdentityContext extends CallContext {
  readonly identity: Identity;
  readonly loaders: IdentityLoaders;
}
