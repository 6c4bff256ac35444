import { products } from '../../../gateway/demo/data/products.js';
import { incoming, stock } from '../../../gateway/demo/data/stock.js';

const plan = { seed: 2026, locationCode: 'PIACENZA', products: products(2026, 400) };
const levels = stock(plan);

describe('the stock of a demo warehouse', () => {
  it('is a level of every variant, and some units that cannot be sold', () => {
    const count = (classification: string): number => levels.filter((level) => level.classification === classification).length;
    expect([count('SELLABLE'), count('DAMAGED'), count('QUARANTINE')]).toEqual([2060, 77, 45]);
  });

  it('is plausible: some items are sold out, some scarce', () => {
    const sellable = levels.filter(({ classification }) => classification === 'SELLABLE').map(({ quantity }) => quantity);
    expect([sellable.filter((quantity) => quantity === 0).length, sellable.filter((quantity) => quantity > 0 && quantity < 6).length, Math.max(...sellable)]).toEqual([139, 325, 120]);
  });

  it('is the same whenever asked for the same place, and another elsewhere', () => {
    expect(JSON.stringify(stock(plan)) === JSON.stringify(levels)).toBe(true);
    expect(JSON.stringify(stock({ ...plan, locationCode: 'KASSEL' })) === JSON.stringify(levels)).toBe(false);
  });

  it('grows by deliveries of 60 items in the next 3 to 40 days, no two at one time', () => {
    const items = incoming(plan, '2026-11-21T00:00:00.000Z');
    const times = items.flatMap(({ arrivals }) => arrivals.map(({ expectedAt }) => expectedAt)).sort();
    expect(items).toHaveLength(60);
    expect(items.filter(({ arrivals }) => arrivals.length === 2).length).toBeGreaterThan(5);
    expect([times[0]! >= '2026-11-24T00:00:00.000Z', times.at(-1)! <= '2026-12-31T00:00:00.000Z']).toEqual([true, true]);
    expect(items.filter(({ arrivals: [first, second] }) => second !== undefined && first!.expectedAt >= second.expectedAt)).toEqual([]);
  });
});
