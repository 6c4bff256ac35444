import { Failure } from '#contract/failure.js';
import { pickedLines } from './order-lives.js';
import type { Action, OrderModel } from './order-model.js';

/** An operation of the graph with its input. */
export interface GraphCall { readonly operation: string; readonly input: object }

const OF_ONE = {
  hold: 'holdOrder', release: 'releaseOrder', fix: 'fixOrder', cancel: 'cancelOrder', accept: 'acceptFulfillmentOrder', reject: 'rejectFulfillmentOrder',
  pick: 'reportPicking', ship: 'reportShipment', shortClose: 'shortCloseFulfillmentOrder',
} as const satisfies Partial<Record<Action['type'], string>>;

/** The calls of a warehouse about many orders at once; polling reads every order it has. */
const OF_MANY: Readonly<Record<Exclude<Action['type'], keyof typeof OF_ONE>, (reference: string) => readonly [name: string, input: object]>> = {
  poll: () => ['pollWarehouseOrders', { statuses: ['TO_FULFILL', 'ACCEPTED', 'PROCESSED', 'CANCEL_REQUESTED', 'CANCELLED', 'CLOSED'], first: 5000 }],
  export: () => ['exportWaitingOrders', { first: 500 }],
  confirm: (reference) => ['answerWaitingOrders', { orders: [{ reference, takenOver: true }] }],
  refuse: (reference) => ['answerWaitingOrders', { orders: [{ reference, takenOver: false, reasonCode: 'MODEL' }] }],
};

/** An action on an order as a call of the graph; `order` is as the sender knows it. */
export function callOf(order: OrderModel, action: Action): GraphCall {
  const [name, input] = action.type in OF_MANY
    ? OF_MANY[action.type as keyof typeof OF_MANY](order.number)
    : [OF_ONE[action.type as keyof typeof OF_ONE], { reference: order.number, ...inputOf(order, action) }];
  return { operation: `mutation M($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { number } }`, input };
}

function inputOf(order: OrderModel, action: Action): object {
  switch (action.type) {
    case 'hold': case 'cancel': return { reason: 'model' };
    case 'reject': return { reasonCode: 'MODEL' };
    case 'pick': return { lines: pickedLines(order, action) };
    case 'ship': return action.units ? { lines: action.units } : {};
    default: return {};
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['INVALID_STATE', 'ORDER_NOT_READY', 'ORDER_NOT_ACCEPTED', 'ORDER_ALREADY_ACCEPTED', 'ORDER_ALREADY_SHIPPED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED', 'ORDER_NOT_FOUND', 'BAD_INPUT']);

/** Whether an action was refused as documented. */
export const isRefusal = (error: unknown): boolean => error instanceof Failure && REFUSALS.has(error.code);
