import type { Call } from '#client/call.js';
import type { CallContext } from '#contract/principal.js';
import { asSystem, asWarehouse, onceOnly, type Deployment } from '../deployment.js';
import { AcceptAtDemoStoreDocument } from '../operations/accept-at-demo-store.generated.js';
import { AcceptDemoOrderDocument } from '../operations/accept-demo-order.generated.js';
import { PickAtDemoStoreDocument } from '../operations/pick-at-demo-store.generated.js';
import { PickDemoOrderDocument } from '../operations/pick-demo-order.generated.js';
import { RejectAtDemoStoreDocument } from '../operations/reject-at-demo-store.generated.js';
import { RejectDemoOrderDocument } from '../operations/reject-demo-order.generated.js';
import { ShipAtDemoStoreDocument } from '../operations/ship-at-demo-store.generated.js';
import { ShipDemoOrderDocument } from '../operations/ship-demo-order.generated.js';
import { ShortCloseAtDemoStoreDocument } from '../operations/short-close-at-demo-store.generated.js';
import { ShortCloseDemoOrderDocument } from '../operations/short-close-demo-order.generated.js';

interface Reason {
  readonly reference: string;
  readonly reasonCode: string;
  readonly message: string;
}

interface Units {
  readonly sku: string;
  readonly quantity: number;
}

interface Parcel {
  readonly reference: string;
  readonly weightG: number;
  readonly heightMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
}

/** What a location does with its fulfillment order; with an idempotency key where a repetition would not be refused. */
export interface LocationCalls {
  accept(input: { readonly reference: string; readonly acceptedAt: string }): Promise<unknown>;
  reject(input: Reason): Promise<unknown>;
  pick(input: { readonly reference: string; readonly pickedAt: string; readonly lines: readonly Units[]; readonly parcels?: readonly Parcel[] }, key: string): Promise<unknown>;
  ship(input: { readonly reference: string; readonly shippedAt: string; readonly trackingNumber?: string; readonly lines?: readonly Units[] }, key: string): Promise<unknown>;
  shortClose(input: Reason, key: string): Promise<unknown>;
}

/** A location: a warehouse, which has connections, or a store, whose people work through the graph. */
export interface WorkedLocation {
  readonly id: string;
  readonly code: string;
  readonly isStore: boolean;
}

/** The calls of a location. */
export const callsOf = ({ call, companyId }: Deployment, { id, code, isStore }: WorkedLocation): LocationCalls =>
  (isStore ? ofStore(call, asSystem(companyId), code) : ofWarehouse(call, asWarehouse(companyId, id)));

const ofWarehouse = (call: Call, as: CallContext): LocationCalls => ({
  accept: (input) => call(AcceptDemoOrderDocument, { input }, as),
  reject: (input) => call(RejectDemoOrderDocument, { input }, as),
  pick: (input, key) => call(PickDemoOrderDocument, { input }, onceOnly(as, key)),
  ship: (input, key) => call(ShipDemoOrderDocument, { input }, onceOnly(as, key)),
  shortClose: (input, key) => call(ShortCloseDemoOrderDocument, { input }, onceOnly(as, key)),
});

const ofStore = (call: Call, as: CallContext, locationCode: string): LocationCalls => ({
  accept: (input) => call(AcceptAtDemoStoreDocument, { input: { ...input, locationCode } }, as),
  reject: (input) => call(RejectAtDemoStoreDocument, { input: { ...input, locationCode } }, as),
  pick: (input, key) => call(PickAtDemoStoreDocument, { input: { ...input, locationCode } }, onceOnly(as, key)),
  ship: (input, key) => call(ShipAtDemoStoreDocument, { input: { ...input, locationCode } }, onceOnly(as, key)),
  shortClose: (input, key) => call(ShortCloseAtDemoStoreDocument, { input: { ...input, locationCode } }, onceOnly(as, key)),
});
