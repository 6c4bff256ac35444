import { CITIES, type Country } from '../../../gateway/demo/data/cities.js';
import { RETURN_ENDS } from '../../../gateway/demo/data/return-steps.js';
import { stepsOf } from '../../../gateway/demo/data/steps.js';
import { orders } from '../../../gateway/demo/data/orders.js';
import { dayAfterAll } from '../../../gateway/demo/data/placed-times.js';
import { products } from '../../../gateway/demo/data/products.js';

const SEED = 2026;
const UNTIL = '2026-11-21T00:00:00.000Z';
const range = products(SEED, 400);
const plan = { seed: SEED, count: 1500, until: UNTIL, products: range };
const placed = orders(plan);
const lines = placed.flatMap((order) => order.lines);

/** Two lists of this size are compared as text: the matcher takes seconds for them. */
const textOf = (list: unknown): string => JSON.stringify(list);

/** The postcodes of each country as its post writes them. */
const POSTCODES: Record<string, RegExp> = {
  IT: /^\d{5}$/, FR: /^\d{5}$/, DE: /^\d{5}$/, ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  CH: /^[1-9]\d{3}$/, AT: /^[1-9]\d{3}$/, BE: /^[1-9]\d{3}$/, PT: /^[1-9]\d{3}-\d{3}$/, NL: /^[1-9]\d{3} [A-Z]{2}$/,
};

describe('the cities the demo company ships to', () => {
  it('are twelve cities in each of ten countries', () => {
    expect(Object.entries(CITIES).map(([country, cities]) => [country, cities.length])).toEqual(
      ['IT', 'FR', 'DE', 'ES', 'GB', 'CH', 'AT', 'BE', 'PT', 'NL'].map((country) => [country, 12]));
  });

  it.each(Object.keys(POSTCODES))('have the postcodes of %s', (country) => {
    const wrong = CITIES[country as Country].filter(([, postalCode]) => !POSTCODES[country]!.test(postalCode));
    expect(wrong).toEqual([]);
  });

  it('are all of them different', () => {
    const all = Object.values(CITIES).flat().map(([name, postalCode]) => `${name} ${postalCode}`);
    expect(new Set(all).size).toBe(120);
  });
});

describe('the orders of the demo company', () => {
  it('are 1,500 with unique numbers and external ids', () => {
    expect(placed).toHaveLength(1500);
    expect(new Set(placed.map(({ number }) => number)).size).toBe(1500);
    expect(new Set(placed.map(({ externalId }) => externalId)).size).toBe(1500);
    expect([placed[0]!.number, placed[1499]!.number]).toEqual(['#1001', '#2506']);
  });

  it('are the same for the same seed and day, and others for another seed', () => {
    expect(textOf(orders({ ...plan, products: products(SEED, 400) })) === textOf(placed)).toBe(true);
    expect(textOf(orders({ ...plan, seed: 1 })) === textOf(placed)).toBe(false);
  });

  it('move with the day and change in nothing else', () => {
    const later = orders({ ...plan, until: '2026-11-22T00:00:00.000Z' });
    expect(later[700]!.placedAt.slice(10)).toBe(placed[700]!.placedAt.slice(10));
    expect(textOf(later.map(({ lines: same }) => same)) === textOf(placed.map(({ lines: same }) => same))).toBe(true);
  });

  it('were placed over the last 60 days, oldest first, 25 a day', () => {
    const times = placed.map(({ placedAt }) => placedAt);
    expect(times).toEqual([...times].sort());
    const days = times.map((time) => time.slice(0, 10));
    expect(days.filter((day) => day === '2026-09-22')).toHaveLength(25);
    expect(days.filter((day) => day === '2026-11-20')).toHaveLength(25);
    expect(new Set(days).size).toBe(60);
  });

  it('give their last day by the time of the first order', () => {
    expect(dayAfterAll(placed[0]!.placedAt)).toBe(UNTIL);
    expect(dayAfterAll(orders({ ...plan, count: 3 })[0]!.placedAt)).toBe(UNTIL);
  });

  it('go to all ten countries, each postcode as its country writes it', () => {
    expect(new Set(placed.map(({ shippingAddress }) => shippingAddress.countryCode)).size).toBe(10);
    expect(placed.filter(({ shippingAddress }) => !POSTCODES[shippingAddress.countryCode]!.test(shippingAddress.postalCode))).toEqual([]);
  });

  it('are written in five languages, notes too', () => {
    expect([...new Set(placed.map(({ language }) => language))].sort()).toEqual(['de', 'en', 'es', 'fr', 'it']);
    const noted = placed.filter(({ notes }) => notes !== undefined);
    expect([...new Set(noted.map(({ language }) => language))].sort()).toEqual(['de', 'en', 'es', 'fr', 'it']);
    expect(noted).toHaveLength(327);
  });

  it('buy what the company sells, in the currency of the country', () => {
    const skus = new Set(range.flatMap(({ variants }) => variants).map(({ sku }) => sku));
    expect(lines.filter(({ sku, quantity }) => !skus.has(sku) || quantity < 1)).toEqual([]);
    expect(placed.filter(({ currency, lines: own }) => own.some(({ unitPrice }) => unitPrice.currency !== currency))).toEqual([]);
    expect([...new Set(placed.map(({ currency }) => currency))].sort()).toEqual(['CHF', 'EUR', 'GBP']);
  });

  it('never name an item twice, and discount no line by more than it costs', () => {
    expect(placed.filter(({ lines: own }) => new Set(own.map(({ sku }) => sku)).size < own.length)).toEqual([]);
    const tooMuch = lines.filter(({ discount, unitPrice, quantity }) => discount !== undefined && Number(discount.amount) >= Number(unitPrice.amount) * quantity);
    expect(tooMuch).toEqual([]);
  });

  it('come from one location, but some from two', () => {
    const sources = placed.map(({ lines: own }) => new Set(own.map(({ locationCode }) => locationCode)).size);
    expect([sources.filter((count) => count === 1).length, sources.filter((count) => count === 2).length]).toEqual([1402, 98]);
    expect([...new Set(lines.map(({ locationCode }) => locationCode))].sort()).toEqual(['KASSEL', 'MILANO', 'PARIS', 'PIACENZA']);
  });

  it('write to mailboxes of reserved domains only', () => {
    expect(placed.filter(({ customer }) => !/^[a-z]+\.[a-z]+\d+@example\.(com|net|org)$/.test(customer.email))).toEqual([]);
  });

  it('are accepted, rejected, cancelled, recalled, held and unpaid', () => {
    const steps = placed.map((order) => stepsOf(SEED, UNTIL, order).map(({ kind }) => kind).join());
    const count = (kinds: string): number => steps.filter((taken) => taken === kinds).length;
    const unpaid = placed.filter(({ paymentStatus }) => paymentStatus === 'PENDING').length;
    expect({
      accept: count('accept'), recall: count('accept,cancel'), confirmed: count('accept,cancel,shortClose'), closed: count('accept,shortClose') + count('accept,pick,shortClose'), picked: count('accept,pick'),
      shipped: count('accept,pick,ship'), returned: count('accept,pick,ship,return'), reject: count('reject'), cancel: count('cancel'), hold: count('hold'), nothing: count(''), unpaid,
    }).toEqual({ accept: 150, recall: 13, confirmed: 14, closed: 67, picked: 88, shipped: 842, returned: 81, reject: 7, cancel: 73, hold: 18, nothing: 138, unpaid: 13 });
  });

  it('are collected in the Milano store, some of the last week, and wait there in every state', () => {
    const pickups = placed.filter(({ shipping }) => shipping.methodCode === 'pickup');
    expect(new Set(pickups.flatMap((order) => [...order.lines.map(({ locationCode }) => locationCode), order.shippingAddress.countryCode, order.paymentStatus]))).toEqual(new Set(['MILANO', 'IT', 'PAID']));
    expect(pickups.map((order) => [order.number, order.placedAt.slice(0, 10), ...stepsOf(SEED, UNTIL, order).slice(-1).map(({ kind }) => kind)].join(' '))).toEqual([
      '#2345 2026-11-14 ready', '#2370 2026-11-15 ready', '#2395 2026-11-16 collect', '#2401 2026-11-17 collect', '#2407 2026-11-17 ready', '#2428 2026-11-18 ready', '#2443 2026-11-18 collect',
      '#2450 2026-11-18 accept', '#2452 2026-11-19 pick', '#2462 2026-11-19 accept', '#2469 2026-11-19 accept', '#2479 2026-11-20', '#2486 2026-11-20', '#2499 2026-11-20',
    ]);
  });

  it('are shipped in several parcels, in two shipments and with units missing, some of each', () => {
    const steps = placed.flatMap((order) => stepsOf(SEED, UNTIL, order));
    const some = {
      short: steps.filter((step) => step.kind === 'pick' && step.isShort).length, parcels: steps.filter((step) => step.kind === 'pick' && step.parcels > 1).length,
      inTwo: steps.filter((step) => step.kind === 'ship' && step.inTwo).length,
    };
    expect(some).toEqual({ short: 100, parcels: 119, inTwo: 57 });
  });

  it('are voided by mistake once or twice', () => {
    const voided = placed.filter((order) => stepsOf(SEED, UNTIL, order).some(({ kind }) => kind === 'void')).map(({ number }) => number);
    expect(voided).toEqual(['#1113', '#1964']);
  });

  it('were promised to three customers of the platform', () => {
    const promised = placed.filter(({ channel }) => channel === 'platform_api').map(({ number, placedAt, servicePromise }) => [number, placedAt.slice(0, 10), servicePromise]);
    expect(promised).toEqual([['#2411', '2026-11-17', '2026-11-21'], ['#2461', '2026-11-19', '2026-11-23'], ['#2489', '2026-11-20', '2026-11-24']]);
    expect(placed.filter(({ servicePromise }) => servicePromise !== undefined)).toHaveLength(3);
  });

  it('are refunded when their return is closed, some with shipping, and some that were received as announced', () => {
    const returns = placed.flatMap((order) => stepsOf(SEED, UNTIL, order)).flatMap((step) => (step.kind === 'return' ? [step] : []));
    const count = (end: string, refund: string): number => returns.filter((step) => step.end === end && step.refund === refund).length;
    const counts = ['closed', 'compliant'].map((end) => [end, count(end, 'none'), count(end, 'goods'), count(end, 'withShipping')]);
    expect(counts).toEqual([['closed', 0, 7, 3], ['compliant', 4, 5, 0]]);
    expect(returns.filter(({ end, refund }) => end !== 'closed' && end !== 'compliant' && refund !== 'none')).toEqual([]);
  });

  it('have returns in every last state', () => {
    const ends = placed.flatMap((order) => stepsOf(SEED, UNTIL, order)).flatMap((step) => (step.kind === 'return' ? [step.end] : []));
    expect([...new Set(ends)].sort()).toEqual([...RETURN_ENDS].sort());
  });

  it('are picked after they were accepted and shipped after they were picked', () => {
    const times = placed.map((order) => stepsOf(SEED, UNTIL, order).flatMap((step) => (step.kind === 'accept' ? [step.acceptedAt] : step.kind === 'pick' ? [step.pickedAt] : step.kind === 'ship' ? [step.shippedAt] : [])));
    expect(times.filter((own) => own.join() !== own.toSorted().join())).toEqual([]);
  });

  it('are held for fraud checks and by hand', () => {
    const reasons = placed.flatMap((order) => stepsOf(SEED, UNTIL, order)).flatMap((step) => (step.kind === 'hold' ? [step.reason] : []));
    expect([...new Set(reasons)].sort()).toEqual(['fraud check', 'manual: customer asked to change the address']);
  });

  it('are all processed once they are a week old', () => {
    const waiting = placed.filter((order) => order.placedAt < '2026-11-14T00:00:00.000Z' && stepsOf(SEED, UNTIL, order).length === 0);
    expect(waiting).toEqual([]);
  });

  it('are never accepted before they were placed', () => {
    const early = placed.filter((order) => stepsOf(SEED, UNTIL, order).some((step) => step.kind === 'accept' && step.acceptedAt <= order.placedAt));
    expect(early).toEqual([]);
  });
});
