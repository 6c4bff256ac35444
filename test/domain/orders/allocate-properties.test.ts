import fc from 'fast-check';
import { allocate } from '../../../subgraphs/orders/routing/allocate.js';
import { ledgerOf } from '../../../subgraphs/orders/inventory/ledger.js';
import { available } from '../../../subgraphs/orders/inventory/stock-position.js';
import { lineValue, locationValue, orderValue } from '../../kit/order-values.js';

const CODES = ['A', 'B', 'C'];
const ITEMS = ['tee', 'mug', 'bag'];
const item = fc.constantFrom(...ITEMS);
const code = fc.constantFrom(...CODES);

const locations = fc.tuple(...CODES.map((one) => fc.record({ active: fc.boolean(), fulfilsOnline: fc.boolean(), kind: fc.constantFrom('WAREHOUSE' as const, 'STORE' as const) })
  .map((more) => locationValue(one, more))));
const positions = fc.uniqueArray(
  fc.record({ locationId: code, variantId: item, onHand: fc.nat(8), reserved: fc.nat(4), reported: fc.boolean() }), { selector: ({ locationId, variantId }) => `${locationId} ${variantId}` });
const rules = fc.array(fc.record({
  id: fc.constant('r'), name: fc.constant('r'), priority: fc.nat(3), countries: fc.constantFrom(null, ['IT'], ['FR']), channels: fc.constant(null), tags: fc.constantFrom(null, ['vip']),
  skus: fc.option(fc.array(item, { minLength: 1 })), shippingType: fc.constant(null), locationCodes: fc.uniqueArray(code, { minLength: 1 }), split: fc.constantFrom('NONE' as const, 'LINE' as const, 'QUANTITY' as const),
}), { maxLength: 3 });
const orders = fc.array(fc.record({
  tags: fc.subarray(['vip']),
  lines: fc.array(fc.record({ variantId: item, quantity: fc.integer({ min: 1, max: 5 }), locationCode: fc.option(code, { freq: 5 }) }), { minLength: 1, maxLength: 4 }),
}), { minLength: 1, maxLength: 6 });

test('for any stock, rules and orders: no more is allocated than there is, and every order is allocated in full or waits', () => {
  fc.assert(fc.property(fc.record({ places: locations, stock: positions, asked: rules, given: orders }), ({ places, stock, asked, given }) => {
    const basis = { locations: places, rules: asked, ledger: ledgerOf(stock) };
    const reported = new Set(stock.filter((position) => position.reported).map(({ variantId }) => variantId));
    const left = new Map(stock.map((position) => [`${position.locationId} ${position.variantId}`, position.reported ? available(position) : 0]));
    for (const { tags, lines } of given) {
      const order = orderValue(lines.map(({ variantId, quantity, locationCode }, index) => lineValue(String(index), variantId, quantity, { locationCode })), { tags });
      const allocated = allocate(order, basis);
      if (!allocated) continue;
      for (const { lineId, locationId, variantId, quantity } of allocated) {
        const line = order.lines[Number(lineId)];
        expect(quantity).toBeGreaterThan(0);
        expect(variantId).toBe(line?.variantId);
        expect(places.find(({ id }) => id === locationId)).toMatchObject({ active: true, ...(line?.locationCode == null ? { fulfilsOnline: true } : { code: line.locationCode }) });
        if (reported.has(variantId ?? '')) left.set(`${locationId} ${variantId ?? ''}`, (left.get(`${locationId} ${variantId ?? ''}`) ?? 0) - quantity);
      }
      expect(order.lines.map(({ id }) => allocated.filter(({ lineId }) => lineId === id).reduce((sum, { quantity }) => sum + quantity, 0))).toEqual(lines.map(({ quantity }) => quantity));
    }
    expect([...left.values()].filter((units) => units < 0)).toEqual([]);
  }), { numRuns: 1000, seed: 20261121 });
});
