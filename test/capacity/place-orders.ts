import { orderedUnits } from '../bench/bench-data.js';

const [BATCH, STOCKED_ORDERS] = [100, 33]; // of these the items are in stock

interface Placing { readonly count: number; readonly prefix: string; readonly location: string }

/** What is in the n-th order. */
export const unitsOf = (order: number): { sku: string; quantity: number }[] => orderedUnits(order % STOCKED_ORDERS);

/** Place orders of three lines at a location through the graph, numbered from 0 on behind a prefix. */
export async function placeOrders({ asStaff }: { readonly asStaff: (operation: string, variables: object) => Promise<unknown> }, { count, prefix, location }: Placing): Promise<void> {
  const order = (index: number) => ({
    number: `${prefix}${String(index)}`, channel: 'storefront', currency: 'EUR', paymentStatus: 'PAID', customer: { name: 'Giulia Ferri', email: 'giulia.ferri@example.com', phone: '+39 02 5550 1234' },
    shippingAddress: { firstName: 'Giulia', lastName: 'Ferri', address1: 'Via Torino 12', city: 'Milano', postalCode: '20123', provinceCode: 'MI', countryCode: 'IT', phone: '+39 02 5550 1234' },
    shipping: { methodCode: 'standard', methodName: 'Standard', carrierCode: 'brt' },
    lines: unitsOf(index).map((units) => ({ ...units, unitPrice: { amount: '49.90', currency: 'EUR' }, taxRate: '0.22', locationCode: location })),
  });
  for (let placed = 0; placed < count; placed += BATCH) {
    await asStaff('mutation O($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: Array.from({ length: Math.min(BATCH, count - placed) }, (_, index) => order(placed + index)) } });
  }
}
