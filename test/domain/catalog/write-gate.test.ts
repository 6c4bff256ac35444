import type { FieldRule } from '#contract/catalog-key.js';
import { gateOf, type Author } from '../../../subgraphs/catalog/products/write-gate.js';

const ERP = '0199a000-0000-7000-8000-000000000001';
const PIM = '0199a000-0000-7000-8000-000000000002';
const key = (rule: FieldRule, keyId = ERP): Author => ({ kind: 'key', keyId, name: 'ERP', rule });
const PERSON: Author = { kind: 'person' };

test.each<[FieldRule, 'filled' | 'empty', 'refused' | 'written']>([
  ['SORGENTE', 'filled', 'written'],
  ['SORGENTE', 'empty', 'written'],
  ['INSERIMENTO', 'filled', 'refused'],
  ['INSERIMENTO', 'empty', 'written'],
  ['PLATFORM', 'filled', 'refused'],
  ['PLATFORM', 'empty', 'refused'],
])('a key with the rule %s: a field that is %s is %s', (rule, state, outcome) => {
  const refusal = gateOf({ author: key(rule), locks: [], writtenBy: null })({ field: 'title', isFilled: state === 'filled' });
  expect(refusal).toEqual(outcome === 'written' ? undefined : { reason: 'RULE', owner: null });
});

test.each<[lock: string, field: string, outcome: 'owned' | 'written']>([
  ['title', 'title', 'owned'],
  ['title', 'translations.it.title', 'written'],
  ['attributes', 'attributes.fit', 'owned'],
  ['attributes.fit', 'attributes.fit', 'owned'],
  ['attributes.fit', 'attributes.lining', 'written'],
  ['translations', 'translations.it.title', 'owned'],
  ['prices', 'prices.outlet', 'owned'],
  ['brand', 'title', 'written'],
])('a lock of %s: a change of %s is %s', (lock, field, outcome) => {
  const locks = [{ field: lock, owner: 'PIM', ownerKeyId: PIM }];
  for (const author of [PERSON, key('SORGENTE')]) {
    expect(gateOf({ author, locks, writtenBy: null })({ field, isFilled: false })).toEqual(outcome === 'written' ? undefined : { reason: 'OWNED', owner: 'PIM' });
  }
});

test('the system that owns a field writes it, under the rule of its key', () => {
  const locks = [{ field: 'title', owner: 'PIM', ownerKeyId: PIM }];
  expect(gateOf({ author: key('SORGENTE', PIM), locks, writtenBy: null })({ field: 'title', isFilled: true })).toBeUndefined();
  expect(gateOf({ author: key('INSERIMENTO', PIM), locks, writtenBy: null })({ field: 'title', isFilled: true })).toEqual({ reason: 'RULE', owner: null });
});

test('a field of a system without a key is written by no key, not even one that has its name', () => {
  expect(gateOf({ author: key('SORGENTE'), locks: [{ field: 'title', owner: 'ERP', ownerKeyId: null }], writtenBy: null })({ field: 'title', isFilled: true })).toEqual({ reason: 'OWNED', owner: 'ERP' });
});

test('people do not edit a product that a key keeps to itself; keys do, under their own rule', () => {
  const change = { field: 'title', isFilled: true };
  expect(gateOf({ author: PERSON, locks: [], writtenBy: ERP })(change)).toEqual({ reason: 'KEPT_BY_KEY', owner: null });
  expect(gateOf({ author: key('SORGENTE'), locks: [], writtenBy: ERP })(change)).toBeUndefined();
});
