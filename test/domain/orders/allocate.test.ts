import { allocate, type RoutingBasis } from '../../../subgraphs/orders/routing/allocate.js';
import { ledgerOf } from '../../../subgraphs/orders/inventory/ledger.js';
import type { RoutingRule } from '../../../subgraphs/orders/routing/rule.js';
import { lineValue, locationValue, orderValue } from '../../kit/order-values.js';

const LOCATIONS = [
  locationValue('ATELIER', { fulfilsOnline: false }), locationValue('CLOSED', { active: false }), locationValue('LYON', { countryCode: 'FR' }),
  locationValue('MILANO'), locationValue('PARIS', { kind: 'STORE', countryCode: 'FR' }), locationValue('ROMA', { kind: 'STORE' }),
];
const position = (locationId: string, variantId: string, onHand: number, reserved = 0, reported = true) => ({ locationId, variantId, onHand, reserved, reported }); // eslint-disable-line @typescript-eslint/max-params -- a position in a test is one row
const rule = (more: Partial<RoutingRule>): RoutingRule =>
  ({ id: 'r', name: 'r', priority: 1, countries: null, channels: null, tags: null, skus: null, shippingType: null, locationCodes: ['LYON'], split: 'NONE', ...more });
const basis = (more: Partial<RoutingBasis> = {}): RoutingBasis => ({ locations: LOCATIONS, rules: [], ledger: ledgerOf([]), ...more });
const places = (allocated: ReturnType<typeof allocate>) => allocated?.map(({ lineId, locationId, quantity }) => `${lineId}: ${String(quantity)} at ${locationId}`);

describe('without rules', () => {
  const to = (countryCode: string) => orderValue([lineValue('1', 'tee', 1)], { shippingAddress: { ...orderValue([]).shippingAddress, countryCode } });

  test('an order goes to a warehouse before a store, in its country before others', () => {
    expect(places(allocate(to('IT'), basis()))).toEqual(['1: 1 at MILANO']);
    expect(places(allocate(to('FR'), basis()))).toEqual(['1: 1 at LYON']);
    expect(places(allocate(to('GB'), basis()))).toEqual(['1: 1 at LYON']);
    const stores = LOCATIONS.filter(({ kind }) => kind === 'STORE');
    expect(places(allocate(to('IT'), basis({ locations: stores })))).toEqual(['1: 1 at ROMA']);
  });

  test('neither an inactive location nor one that serves no online orders gets any', () => {
    expect(allocate(to('IT'), basis({ locations: LOCATIONS.slice(0, 2) }))).toBeUndefined();
  });

  test('each line goes to a location that has it when none has everything', () => {
    const order = orderValue([lineValue('1', 'tee', 2), lineValue('2', 'mug', 1)]);
    const ledger = ledgerOf([position('MILANO', 'tee', 2), position('ROMA', 'mug', 1), position('MILANO', 'mug', 4, 4)]);
    expect(places(allocate(order, basis({ ledger })))).toEqual(['1: 2 at MILANO', '2: 1 at ROMA']);
  });
});

describe('the ledger', () => {
  test('counts what was reported minus what is reserved, and never below zero', () => {
    const ledger = ledgerOf([position('MILANO', 'tee', 5, 2), position('LYON', 'tee', 1, 4)]);
    expect([ledger.free('MILANO', 'tee'), ledger.free('LYON', 'tee')]).toEqual([3, 0]);
  });

  test('has no limit for an item never reported, and 0 at a location that never reported an item others did', () => {
    const ledger = ledgerOf([position('MILANO', 'tee', 5), position('LYON', 'mug', 0, 7, false)]);
    expect([ledger.free('LYON', 'tee'), ledger.free('LYON', 'mug'), ledger.free('LYON', 'bag'), ledger.free('LYON', null)]).toEqual([0, Infinity, Infinity, Infinity]);
  });

  test('is shared: the second order does not get what the first took', () => {
    const shared = basis({ ledger: ledgerOf([position('MILANO', 'tee', 1)]) });
    const order = orderValue([lineValue('1', 'tee', 1)]);
    expect([places(allocate(order, shared)), places(allocate(order, shared))]).toEqual([['1: 1 at MILANO'], undefined]);
    shared.ledger.give([{ locationId: 'MILANO', variantId: 'tee', quantity: 1 }]);
    expect(places(allocate(order, shared))).toEqual(['1: 1 at MILANO']);
  });

  test('loses nothing to an order that does not fit whole', () => {
    const shared = basis({ ledger: ledgerOf([position('MILANO', 'tee', 1), position('MILANO', 'mug', 0)]) });
    expect(allocate(orderValue([lineValue('1', 'tee', 1), lineValue('2', 'mug', 1)]), shared)).toBeUndefined();
    expect(shared.ledger.free('MILANO', 'tee')).toBe(1);
  });
});

describe('rules', () => {
  const order = orderValue([lineValue('1', 'tee', 1)], { tags: ['vip', 'gift'] });

  test.each([
    ['country', { countries: ['IT'] }, { countries: ['FR'] }],
    ['channel', { channels: ['shop'] }, { channels: ['market'] }],
    ['tag', { tags: ['gift', 'b2b'] }, { tags: ['b2b'] }],
    ['item', { skus: ['tee'] }, { skus: ['mug'] }],
    ['shipping type', { shippingType: 'STANDARD' as const }, { shippingType: 'EXPRESS' as const }],
  ])('match by %s', (_, holding, other) => {
    expect(places(allocate(order, basis({ rules: [rule(holding)] })))).toEqual(['1: 1 at LYON']);
    expect(places(allocate(order, basis({ rules: [rule(other)] })))).toEqual(['1: 1 at MILANO']);
  });

  test('the first that matches with all its conditions decides', () => {
    const rules = [rule({ countries: ['IT'], channels: ['market'] }), rule({ countries: ['IT'], locationCodes: ['ROMA'] }), rule({})];
    expect(places(allocate(order, basis({ rules })))).toEqual(['1: 1 at ROMA']);
  });

  test('an order that its rule\'s locations cannot fulfill waits, whatever others have', () => {
    const ledger = ledgerOf([position('MILANO', 'tee', 9), position('LYON', 'tee', 0)]);
    expect(allocate(order, basis({ rules: [rule({})], ledger }))).toBeUndefined();
    expect(allocate(order, basis({ rules: [rule({ locationCodes: ['CLOSED', 'ATELIER'] })] }))).toBeUndefined();
  });

  test('say how far an order may be divided', () => {
    const two = orderValue([lineValue('1', 'tee', 3)]);
    const stock = () => ledgerOf([position('MILANO', 'tee', 2), position('LYON', 'tee', 2)]);
    const divided = (split: RoutingRule['split']) => places(allocate(two, basis({ rules: [rule({ locationCodes: ['MILANO', 'LYON'], split })], ledger: stock() })));
    expect([divided('NONE'), divided('LINE'), divided('QUANTITY')]).toEqual([undefined, undefined, ['1: 2 at MILANO', '1: 1 at LYON']]);
  });
});

test('a line goes to the location the merchant chose, also to a store that serves no online orders, and waits when that one is inactive', () => {
  const pinned = (locationCode: string) => orderValue([lineValue('1', 'tee', 1, { locationCode }), lineValue('2', 'mug', 1)]);
  expect(places(allocate(pinned('ATELIER'), basis()))).toEqual(['1: 1 at ATELIER', '2: 1 at MILANO']);
  expect(allocate(pinned('CLOSED'), basis())).toBeUndefined();
});

test('units cancelled before are not allocated', () => {
  expect(places(allocate(orderValue([lineValue('1', 'tee', 3, { quantityCancelled: 1 }), lineValue('2', 'mug', 1, { quantityCancelled: 1 })]), basis()))).toEqual(['1: 2 at MILANO']);
});
