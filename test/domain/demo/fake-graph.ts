import { Kind, type DocumentNode } from 'graphql';
import type { Call } from '#client/call.js';
import { Failure } from '#contract/failure.js';
import type { CreateLocationInput, PlaceOrderInput, ProductInput } from '../../../gateway/demo/data/inputs.js';

type Status = 'PLACED' | 'ON_HOLD' | 'CANCELLED' | 'CANCEL_REQUESTED' | 'REJECTED' | 'ACCEPTED' | 'PROCESSED' | 'SHIPPED' | 'DELIVERED' | 'CLOSED';

interface FakeOrder {
  readonly input: PlaceOrderInput;
  status: Status;
  /** The locations that took or refused their part. */
  readonly answeredBy: string[];
}

interface FakeConnection {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly warehouseId: string | null;
  status: 'DRAFT' | 'ACTIVE';
}

/** A graph in memory with just enough rules to write the demo company into. */
export interface FakeGraph {
  readonly call: Call;
  readonly called: string[];
  readonly lines: string[];
  readonly people: Set<string>;
  readonly locations: (CreateLocationInput & { readonly id: string })[];
  readonly connections: FakeConnection[];
  readonly products: Map<string, ProductInput>;
  readonly orders: Map<string, FakeOrder>;
  /** What was given back, by order number. */
  readonly refunds: Map<string, { readonly returnReference: string; readonly lines: readonly unknown[] }>;
  /** Levels that were reported by each warehouse, and items that each location expects. */
  readonly stock: Map<string, number>;
  readonly incoming: Map<string, number>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each operation has its own variables
type Answers = Record<string, (variables: any, warehouseId: string) => unknown>;

/** A fresh {@link FakeGraph}, empty unless it has a company already. */
export function fakeGraph({ company }: { readonly company?: string } = {}): FakeGraph {
  let name = company;
  let keys = 0;
  let returns = 0;
  const commands = new Map<string, unknown>();
  const graph: Omit<FakeGraph, 'call'> = { called: [], lines: [], people: new Set(), locations: [], connections: [], products: new Map(), orders: new Map(), refunds: new Map(), stock: new Map(), incoming: new Map() };
  const { locations, connections, people, products, orders, refunds, stock, incoming } = graph;
  const nextKey = (kind?: string) => {
    keys += 1;
    return { apiKey: `key-${String(keys)}`, webhookSecret: kind === 'COMMERCE' ? `whsec_${String(keys)}` : null };
  };
  const orderOf = (reference: string): FakeOrder => orders.get(reference) ?? refuse('ORDER_NOT_FOUND', 'There is no such order');
  const answers: Answers = {
    ReadDemoCompany: () => (name === undefined ? refuse('NOT_FOUND', 'This company does not exist') : { company: { id: 1, name } }),
    CreateDemoCompany: ({ input }: { input: { name: string } }) => {
      name = input.name;
      return { createCompany: { id: 1 } };
    },
    CreateDemoPerson: ({ input }: { input: { email: string } }) =>
      people.has(input.email) ? refuse('ALREADY_EXISTS', 'Somebody has this e-mail address') : { createPerson: { id: people.add(input.email).size } },
    CreateDemoToken: ({ input }: { input: { email: string } }) => ({ createStaffToken: { token: `token of ${input.email}` } }),
    ReadDemoLocations: () => ({ locations }),
    CreateDemoLocation: ({ input }: { input: CreateLocationInput }) => {
      const location = { ...input, id: `location-${String(locations.length + 1)}` };
      locations.push(location);
      return { createLocation: location };
    },
    ReadDemoConnections: () => ({ connections: { nodes: connections } }),
    CreateDemoConnection: ({ input }: { input: { kind: string; name: string; warehouseId: string | null } }) => {
      const connection: FakeConnection = { ...input, id: `connection-${String(connections.length + 1)}`, status: 'DRAFT' };
      connections.push(connection);
      return { createConnection: { ...nextKey(connection.kind), connection: { ...connection } } };
    },
    RotateDemoConnection: ({ id }: { id: string }) => {
      const connection = connections.find((one) => one.id === id);
      return { rotateConnection: { ...nextKey(connection?.kind), connection: { ...connection } } };
    },
    ActivateDemoConnection: ({ id }: { id: string }) => {
      for (const one of connections.filter((other) => other.id === id)) one.status = 'ACTIVE';
      return { activateConnection: { id } };
    },
    SaveDemoProducts: ({ input }: { input: { products: ProductInput[] } }) => {
      for (const product of input.products) products.set(product.externalId, product);
      return { saveProducts: [] };
    },
    PendingDemoProducts: () => ({ catalogOutbox: [] }),
    ReadDemoShipments: ({ reference }: { reference: string }) => ({ order: { shipments: [{ id: reference, shippedAt: orderOf(reference).input.placedAt }] } }),
    ReadDemoLines: ({ reference }: { reference: string }) => ({ order: { lines: orderOf(reference).input.lines.map(({ sku }, index) => ({ id: `line-${String(index + 1)}`, sku })) } }),
    RecordDemoShipment: ({ input }: { input: { shipmentId: string; status: string } }) => move(orderOf(input.shipmentId), { SHIPPED: input.status === 'DELIVERED' ? 'DELIVERED' : 'SHIPPED' }),
    RecordDemoRefund: ({ input }: { input: { reference: string; returnReference: string; lines: unknown[] } }) => ({ recordRefund: { id: refunds.set(input.reference, input).size } }),
    ReportDemoStock: ({ input: { items } }: { input: { items: unknown[] } }, warehouseId) => ({ updateWarehouseStock: { received: add(stock, warehouseId, items.length) } }),
    ExpectDemoStock: ({ input: { locationCode, items } }: { input: { locationCode: string; items: unknown[] } }) => ({ setIncomingStock: add(incoming, locationCode, items.length) }),
    ReadDemoOrder: ({ reference }: { reference: string }) => ({ order: { placedAt: orderOf(reference).input.placedAt } }),
    PlaceDemoOrders: ({ input }: { input: { orders: PlaceOrderInput[] } }) => {
      for (const order of input.orders) placeOnce(orders, order);
      return { placeOrders: [] };
    },
    HoldDemoOrder: ({ input }: { input: { reference: string } }) => move(orderOf(input.reference), { PLACED: 'ON_HOLD' }),
    CancelDemoOrder: ({ input }: { input: { reference: string } }) => move(orderOf(input.reference), { PLACED: 'CANCELLED', ACCEPTED: 'CANCEL_REQUESTED' }),
    RejectDemoOrder: ({ input }: { input: { reference: string } }, warehouseId) => forEachPlace(orderOf(input.reference), warehouseId, 'REJECTED'),
    AcceptDemoOrder: ({ input }: { input: { reference: string } }, warehouseId) => forEachPlace(orderOf(input.reference), warehouseId, 'ACCEPTED'),
    PickDemoOrder: ({ input }: { input: { reference: string } }) => move(orderOf(input.reference), { ACCEPTED: 'PROCESSED', PROCESSED: 'PROCESSED' }),
    ShipDemoOrder: ({ input }: { input: { reference: string } }) => move(orderOf(input.reference), { PROCESSED: 'SHIPPED', SHIPPED: 'SHIPPED' }),
    ShortCloseDemoOrder: ({ input }: { input: { reference: string } }) =>
      move(orderOf(input.reference), { ACCEPTED: 'CLOSED', PROCESSED: 'CLOSED', CLOSED: 'CLOSED', CANCEL_REQUESTED: 'CANCELLED', CANCELLED: 'CANCELLED' }),
    SaveDemoCarrier: () => ({ saveCarrier: { id: 'carrier' } }),
    AnnounceDemoReturn: () => ({ announceReturn: { id: `return-${String(returns += 1)}`, location: null } }),
    ...Object.fromEntries(['Expect', 'Send', 'Accept', 'Receive', 'Register', 'Close', 'Cancel'].map((word) => [`${word}DemoReturn`, () => ({})])),
  };
  return {
    ...graph,
    call: ((operation: DocumentNode, variables: unknown, { principal, command }) => Promise.resolve().then(() => {
      const operationName = nameOf(operation);
      graph.called.push(operationName);
      if (command && commands.has(command.id)) return commands.get(command.id);
      const answer = answers[operationName]?.(variables, principal.warehouseId ?? '') ?? refuse('BAD_INPUT', `No operation ${operationName}`);
      if (command) commands.set(command.id, answer);
      return answer;
    })) as Call,
  };
}

/** Another order under a known external id is refused; the same order again changes nothing. */
function placeOnce(orders: Map<string, FakeOrder>, input: PlaceOrderInput): void {
  const known = orders.get(input.number);
  if (!known) orders.set(input.number, { input, status: 'PLACED', answeredBy: [] });
  else if (JSON.stringify(known.input) !== JSON.stringify(input)) refuse('ALREADY_EXISTS', 'An order with this external id exists with other content');
}

function move(order: FakeOrder, moves: Partial<Record<Status, Status>>): unknown {
  order.status = moves[order.status] ?? refuse('INVALID_STATE', `The order is ${order.status.toLowerCase()}`);
  return {};
}

function add(counts: Map<string, number>, name: string, more: number): number {
  counts.set(name, (counts.get(name) ?? 0) + more);
  return more;
}

function forEachPlace(order: FakeOrder, warehouseId: string, to: Status): unknown {
  if (order.answeredBy.includes(warehouseId)) refuse('ORDER_ALREADY_ACCEPTED', 'The order was accepted before');
  const known = order.answeredBy.length > 0 && order.status === to;
  if (!known) move(order, { PLACED: to });
  order.answeredBy.push(warehouseId);
  return {};
}

function refuse(code: ConstructorParameters<typeof Failure>[0], message: string): never {
  throw new Failure(code, message);
}

function nameOf({ definitions: [first] }: DocumentNode): string {
  return first?.kind === Kind.OPERATION_DEFINITION ? first.name?.value ?? '' : '';
}
