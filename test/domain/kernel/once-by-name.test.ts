import { onceByName } from '#kernel/once-by-name.js';

test('a value is made once for each name, also one that is undefined', () => {
  const [made, once] = [[] as string[], onceByName<string | undefined>()];
  const make = (name: string, value: string | undefined) => once(name, () => { made.push(name); return value; });
  expect([make('a', 'first'), make('a', 'second'), make('b', undefined), make('b', 'late'), make('', 'none')]).toEqual(['first', 'first', undefined, undefined, 'none']);
  expect(made).toEqual(['a', 'b', '']);
});

test('what fails is made again', () => {
  const once = onceByName<number>();
  expect(() => once('a', () => { throw new Error('not now'); })).toThrow('not now');
  expect(once('a', () => 1)).toBe(1);
});
