import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { systemOf, type OpenGraph } from './open-graph.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** The credentials of a connection; T stands for those its kind does not have. */
export interface Credentials<T = never> { readonly id: string; readonly apiKey: string | T; readonly username: string | T; readonly password: string | T }

/** What is placed: units by sku, at a location where the order is split. */
export type PlacedLine = readonly [sku: string, quantity: number, locationCode?: string];

/** A person of a company. */
export const staffOf = (companyId: number, permissions: readonly Permission[] = ALL_PERMISSIONS, userId = 'u1'): Principal =>
  ({ kind: 'staff', companyId, actor: 'ada@example.test', userId, scopes: [], permissions });

/** Items as the catalog publishes them. */
export const catalogEvents = (companyId: number, items: readonly Readonly<Record<string, unknown>>[], sequence = '2026-03-01T00:00:00.000Z') => ({
  input: {
    companyId,
    events: items.map((item, index) => ({
      id: `e${String(index)}`, type: 'variant.changed', sequence, index,
      payload: { productId: 1, title: null, size: null, color: null, weightG: null, imageUrl: null, priceMinor: null, currency: null, barcode: null, ...item },
    })),
  },
});

const ITEMS = [
  { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'MUG', barcode: '4006381333931', title: 'Mug', weightG: 350 },
  { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'TEE', barcode: '5901234123457', title: 'Tee', weightG: 180 },
];

/** A new, empty company, a sandbox where that is said, and what its staff can do. */
export const openCompany = async ({ run }: Pick<OpenGraph, 'run'>, name = 'Lume', sandbox = false) =>
  companyOf({ run }, Number((await run('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name, sandbox } }, systemOf())).createCompany.id));

/** What the staff of a company can do. */
export function companyOf({ run }: Pick<OpenGraph, 'run'>, company: number) {
  const asStaff = (operation: string, variables: object = {}): Promise<any> => run(operation, variables, staffOf(company));
  const activate = (id: string): Promise<any> => asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  const connection = async (kind: string, more: object, ratePerMinute?: number): Promise<Credentials<null>> => {
    const { createConnection: { connection: { id }, ...made } } = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey username password connection { id } } }', { input: { kind, ...more } });
    await activate(id);
    if (ratePerMinute !== undefined) await asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute } });
    return { id, ...made };
  };
  return {
    company, asStaff, activate,
    /** The catalog publishes a mug (MUG) and a tee (TEE), or other items. */
    publishItems: (items: readonly Readonly<Record<string, unknown>>[] = ITEMS, sequence?: string) =>
      run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(company, items, sequence), systemOf(company)),
    /** A warehouse in Rome's time zone with two stock locations; answers its id. */
    warehouse: async (code: string, more: object = {}): Promise<string> => (await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }',
      { input: { code, name: code, kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: [`${code}-MAIN`, `${code}-BACK`], ...more } })).createLocation.id,
    /** The id of the warehouse whose connection has a name. */
    warehouseOf: async (connection: string): Promise<string> => {
      const { connections: { nodes } } = await asStaff('query L { connections(first: 50) { nodes { name warehouseId } } }');
      return nodes.find((node: { name: string }) => node.name === connection).warehouseId;
    },
    /** An active connection of a kind, with more requests a minute than usual where that is said. */
    connection,
    /** The same with a text for everything. */
    connect: async (...input: Parameters<typeof connection>): Promise<Credentials> => {
      const { id, apiKey, username, password } = await connection(...input);
      return { id, apiKey: String(apiKey), username: String(username), password: String(password) };
    },
    carrier: (code: string, more: object = {}) => asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code, name: code.toUpperCase(), countries: ['IT'], trackingPrefix: 'BR', ...more } }),
    /** Place a paid order. */
    place: (number: string, lines: readonly PlacedLine[], more: object = {}) => asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
      number, channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi' }, shipping: { methodCode: 'std', carrierCode: 'brt' }, paymentStatus: 'PAID',
      shippingAddress: { countryCode: 'IT', city: 'Milano' },
      lines: lines.map(([sku, quantity, locationCode]) => ({ sku, quantity, unitPrice: { amount: '19.90', currency: 'EUR' }, ...(locationCode !== undefined && { locationCode }) })), ...more,
    } }),
    /** The merchant cancels. */
    cancel: (reference: string) => asStaff('mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }', { input: { reference, reason: 'customer' } }),
  };
}
