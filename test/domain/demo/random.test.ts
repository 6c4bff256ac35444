import { createRandom } from '../../../gateway/demo/data/random.js';

describe('the generator of demo data', () => {
  it('makes the same choices for the same seed and purpose', () => {
    const [one, other] = [createRandom(7, 'order', 1), createRandom(7, 'order', 1)];
    const drawn = (random: typeof one): number[] => Array.from({ length: 50 }, () => random.between(1, 1000));
    expect(drawn(one)).toEqual(drawn(other));
  });

  it('makes other choices for another seed or purpose', () => {
    const first = (...purpose: [number, string, number]): number => createRandom(...purpose).fraction();
    expect(new Set([first(7, 'order', 1), first(7, 'order', 2), first(8, 'order', 1), first(7, 'customer', 1)]).size).toBe(4);
  });

  it('reaches both ends of a range and nothing beyond', () => {
    const random = createRandom(1);
    const drawn = new Set(Array.from({ length: 200 }, () => random.between(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });

  it('spreads evenly', () => {
    const random = createRandom(3);
    const heads = Array.from({ length: 10_000 }, () => random.chance(0.5)).filter(Boolean).length;
    expect(Math.abs(heads - 5000)).toBeLessThan(200);
  });

  it('picks several different choices in their order', () => {
    const random = createRandom(5);
    for (let round = 0; round < 100; round += 1) {
      const picked = random.several(['a', 'b', 'c', 'd'], 3);
      expect(picked).toHaveLength(3);
      expect(picked).toEqual([...new Set(picked)].sort());
    }
    expect(random.several(['a', 'b'], 5)).toEqual(['a', 'b']);
  });

  it('refuses to pick from an empty list', () => {
    expect(() => createRandom(1).pick([])).toThrow('There is nothing to choose from');
  });
});
