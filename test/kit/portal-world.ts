import { platformLabelMaker } from '../../subgraphs/orders/shipping/platform-label-maker.js';
import type { LabelMaker } from '../../subgraphs/orders/shipping/label-maker.js';
import { catalogEvents, staff, system, testOrders, warehouse, type TestOrders } from './orders.js';
import { portalReturns, type PortalReturns } from './portal-returns.js';

/** A company with a warehouse, three carriers and a returns portal, on the orders subgraph alone. */
export interface PortalWorld {
  readonly orders: TestOrders;
  readonly portal: PortalReturns;
}

/** The warehouse of that company. */
export const LOCATION = { name: 'Magazzino Milano', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', address: { address1: 'Via Savona 1', city: 'Milano', postalCode: '20144', countryCode: 'IT' } } as const;

/** Makes a location. */
export const CREATE_LOCATION = 'mutation Create($input: CreateLocationInput!) { createLocation(input: $input) { id } }';

const CARRIER = 'mutation Save($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }';

/** Open it; close its subgraph in afterAll. */
export async function openPortalWorld(labelMaker: LabelMaker = platformLabelMaker): Promise<PortalWorld> {
  const orders = await testOrders('2026-03-10T08:00:00.000Z', { labelMaker });
  const milan = (await orders.run(CREATE_LOCATION, { input: { ...LOCATION, code: 'MI1' } })).createLocation.id;
  await orders.run(CARRIER, { input: { code: 'abroad', name: 'Abroad', countries: ['FR'], trackingPrefix: 'AB' } });
  await orders.run(CARRIER, { input: { code: 'swift', name: 'Swift Parcel', serviceCodes: ['STD', 'EXP'], countries: ['IT', 'FR'], trackingUrlTemplate: 'https://track.example.test/p/{tracking_number}', trackingPrefix: 'SW', trackingFrom: 500, labelFormat: 'ZPL' } });
  await orders.run(CARRIER, { input: { code: 'zebra', name: 'Zebra Post', trackingPrefix: 'ZP' } });
  await orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, [
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE_RED_M', barcode: '4006381333931', title: 'Tee red M', weightG: 180 },
    { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'TEE_RED_L', barcode: '5901234123457', title: 'Tee red L', weightG: 190 },
  ]), { principal: system });
  const portal = portalReturns({ call: orders.call, staff, system, warehouse: warehouse(milan) });
  await portal.open();
  return { orders, portal };
}
