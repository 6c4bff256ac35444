import type { MovedClock } from '#kernel/clock.js';
import type { CatalogKey } from './catalog-key.js';
import { Failure } from './failure.js';
import type { Permission } from './permissions.js';
import type { Scope } from './scopes.js';
import type { Upload } from './upload.js';

/** The caller of an operation; each surface makes it of the credential. */
export interface Principal {
  /**
   * `staff` is a person of the company, `connection` an integration, `shopper` a caller who proved to know one order, `anonymous` an unknown
   * caller, `system` the product itself (relay, command line).
   */
  readonly kind: 'staff' | 'connection' | 'shopper' | 'anonymous' | 'system';
  readonly companyId: number;
  /** The caller's name for people: an e-mail address or a connection's name. */
  readonly actor: string;
  readonly scopes: readonly Scope[];
  /** The permissions of a person; the command line and the demo have all of them, connections none. */
  readonly permissions?: readonly Permission[];
  /** The permissions that the person has by their roles, and the limit of the token they call with takes away. */
  readonly withheld?: readonly Permission[];
  readonly userId?: string;
  /** The token that was presented: the person's, or a service token, which has no person. */
  readonly tokenId?: string;
  /** The OAuth client that acts for the person. */
  readonly clientId?: string;
  /** The one order a shopper's token is bound to. */
  readonly orderId?: string;
  readonly connectionId?: string;
  /** The warehouse a fulfilment connection speaks for. */
  readonly warehouseId?: string | undefined;
  /** What a key of the catalog API is bound to; other callers are not bound to one catalog. */
  readonly catalogKey?: CatalogKey | undefined;
  /** The only site that a delivery token reads. */
  readonly siteId?: number | undefined;
}

/** A keyed write's identity: the subgraph records it with its effect and refuses to commit past the deadline. */
export interface Command {
  readonly id: string;
  /** Instant after which another caller may own this command. */
  readonly expiresAt: string;
  /** Another caller may still run it: only the recorded result is read, and nothing runs where there is none. */
  readonly recordedOnly?: boolean | undefined;
  /** What a person's call asks for: the key that was sent with it is refused for anything else. The calls of interfaces are compared where they are claimed. */
  readonly asked?: AskedOnce | undefined;
}

/** A command that nobody claims: it may commit whenever it runs, and of two at once the later gets the result of the earlier. */
export const unclaimedCommand = (id: string): Command => ({ id, expiresAt: '9999-12-31T23:59:59.999Z' });

/** The request of a keyed call of a person. */
export interface AskedOnce {
  /** The command of the whole call; each of its mutations has one of its own. */
  readonly id: string;
  /** The fingerprint of text, operation and variables. */
  readonly fingerprint: string;
}

/** The interface of calls of the command line. */
export const COMMAND_LINE = 'command-line';

/** The actor of calls of the command line. */
export const COMMAND_LINE_ACTOR = 'command line';

/** The context of an operation, sent beside its variables. */
export interface CallContext {
  readonly principal: Principal;
  readonly requestId: string;
  /** The interface the call came through: `graphql`, `fulfillment`, `relay` and so on. */
  readonly via: string;
  readonly command?: Command | undefined;
  /** A dry run: everything is validated and computed, and nothing is stored. */
  readonly dryRun?: boolean | undefined;
  /** Of a call between processes: the clocks of sandboxes that are ahead, that of the caller's company, or all in a call for none. */
  readonly clocks?: readonly MovedClock[] | undefined;
  /** The file that was sent with a person's operation. */
  readonly upload?: Upload | undefined;
}

/** Refuse a principal that lacks a scope. */
export function requireScope(principal: Principal, scope: Scope): void {
  if (!principal.scopes.includes(scope)) throw new Failure('FORBIDDEN', `This needs the scope ${scope}`, { scope });
}

/** The warehouse a principal speaks for; anybody else is refused. */
export function requireWarehouse(principal: Principal): string {
  if (principal.warehouseId === undefined) throw new Failure('FORBIDDEN', 'Only a warehouse connection may do this');
  return principal.warehouseId;
}
