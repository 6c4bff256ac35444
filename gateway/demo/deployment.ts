import type { Clock } from '#kernel/clock.js';
import type { Call } from '#client/call.js';
import type { DemoCaller } from '#contract/demo-caller.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext, Principal } from '#contract/principal.js';

/** The dependencies and settings of the seed. */
export interface DemoDeps {
  readonly call: Call;
  readonly clock: Clock;
  /** The callers of the surfaces: each gets a connection. */
  readonly callers: readonly DemoCaller[];
  /** Shows progress: one line, without a line end. */
  readonly progress: (line: string) => void;
  /** Called before the first write; a failure before it has changed nothing. */
  readonly begin?: () => void;
  /** Random bytes of this installation, from which the demo passwords are derived. */
  readonly secret: Buffer;
  /** Whether the keys of an earlier run are still known; otherwise, and by default, new ones replace them. */
  readonly credentialsKnown?: boolean;
  /** The fraction of the range and of the orders to write, 1 unless given; tests write less. */
  readonly scale?: number;
  /** Whether products get images; they do not unless it says so. */
  readonly withImages?: boolean;
}

/** The dependencies of a seeder: the graph, for one company. */
export interface Deployment extends DemoDeps {
  readonly companyId: number;
  /** Whether an earlier run wrote a part, so that a refusal of a repeated step is no failure. */
  readonly resumed: boolean;
}

/** The seed of the demo data; another number makes another company. */
export const SEED = 2026;

const ACTOR = 'demo';

/** The context of the product itself in a company (0: none yet). */
export const asSystem = (companyId: number): CallContext =>
  inContext({ kind: 'system', companyId, actor: ACTOR, scopes: ['system'], permissions: ALL_PERMISSIONS });

/** The context of a warehouse or store of a company. */
export const asWarehouse = (companyId: number, warehouseId: string): CallContext =>
  inContext({ kind: 'connection', companyId, actor: ACTOR, scopes: ['fulfillment:read', 'fulfillment:write'], warehouseId });

/** The same call with an idempotency key: a resumed run that repeats it gets the first result. */
export const onceOnly = (context: CallContext, id: string): CallContext => ({ ...context, command: { id, expiresAt: FOREVER } });

const FOREVER = '9999-12-31T23:59:59.999Z';

const inContext = (principal: Principal): CallContext => ({ principal, requestId: ACTOR, via: ACTOR });
