import type { Clock } from '#kernel/clock.js';
import type { Call } from '#client/call.js';
import type { DemoCaller } from '#contract/demo-caller.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext, Principal } from '#contract/principal.js';

/** What the demo company is written with. */
export interface DemoDeps {
  readonly call: Call;
  readonly clock: Clock;
  /** Who calls the surfaces: each gets a connection. */
  readonly callers: readonly DemoCaller[];
  /** Progress to show: one line, no line end. */
  readonly progress: (line: string) => void;
  /** Called before the first write; a failure before it has changed nothing. */
  readonly begin?: () => void;
  /** Random bytes of this installation, from which the demo passwords follow. */
  readonly secret: Buffer;
  /** Whether the keys of an earlier run are still known; when they are not, as unless said otherwise, new ones replace them. */
  readonly credentialsKnown?: boolean;
  /** Share of the whole range and of all orders, 1 unless given; tests write less. */
  readonly scale?: number;
}

/** The graph as a part of the seed uses it: for one company. */
export interface Deployment extends DemoDeps {
  readonly companyId: number;
  /** Whether an earlier run left something behind, so that what is refused as done already is no failure. */
  readonly resumed: boolean;
}

/** What the demo data is generated from; another number makes another company. */
export const SEED = 2026;

const ACTOR = 'demo';

/** The project itself, working for a company (0: none yet). */
export const asSystem = (companyId: number): CallContext =>
  inContext({ kind: 'system', companyId, actor: ACTOR, scopes: ['system'], permissions: ALL_PERMISSIONS });

/** A warehouse or store of a company. */
export const asWarehouse = (companyId: number, warehouseId: string): CallContext =>
  inContext({ kind: 'connection', companyId, actor: ACTOR, scopes: ['fulfillment:read', 'fulfillment:write'], warehouseId });

/** The same call as a command: whoever goes on with an interrupted run and repeats it is answered what it did then. */
export const onceOnly = (context: CallContext, id: string): CallContext => ({ ...context, command: { id, expiresAt: FOREVER } });

const FOREVER = '9999-12-31T23:59:59.999Z';

const inContext = (principal: Principal): CallContext => ({ principal, requestId: ACTOR, via: ACTOR });
