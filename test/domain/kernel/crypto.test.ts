import { equalInConstantTime, randomAlphanumeric, seal, unseal } from '#kernel/crypto.js';

const KEY = { id: 'k1', bytes: Buffer.alloc(32, 7) };

test('a sealed secret can be decrypted for its row alone', () => {
  const sealed = seal('s3cret ✓', 'connection:1', KEY);
  expect(unseal(sealed, 'connection:1', KEY)).toBe('s3cret ✓');
  expect(() => unseal(sealed, 'connection:2', KEY)).toThrow();
});

test('the same secret is sealed differently each time, without any of its text', () => {
  const [first, second] = [seal('s3cret', 'row', KEY), seal('s3cret', 'row', KEY)];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^k1\.[\w-]{46}$/);
});

test('another key or a changed byte is refused', () => {
  const sealed = seal('s3cret', 'row', KEY);
  expect(() => unseal(sealed, 'row', { id: 'k1', bytes: Buffer.alloc(32, 8) })).toThrow();
  // The last letter carries bits that belong to no byte, so it is left alone.
  expect(() => unseal(sealed, 'row', { id: 'k2', bytes: KEY.bytes })).toThrow('sealed with key k1, not k2');
  for (let index = 3; index < sealed.length - 1; index += 1) {
    const changed = sealed.slice(0, index) + (sealed[index] === 'A' ? 'B' : 'A') + sealed.slice(index + 1);
    expect(() => unseal(changed, 'row', KEY)).toThrow();
  }
});

test('a truncated sealed text or tag is refused', () => {
  const sealed = seal('s3cret', 'row', KEY);
  for (let length = 0; length < sealed.length; length += 1) expect(() => unseal(sealed.slice(0, length), 'row', KEY)).toThrow();
});

test('random texts have the requested length and no pattern', () => {
  expect(randomAlphanumeric(48)).toMatch(/^[A-Za-z0-9]{48}$/);
  expect(randomAlphanumeric(48)).not.toBe(randomAlphanumeric(48));
});

test('texts are equal or not, whatever their lengths', () => {
  expect([equalInConstantTime('a', 'a'), equalInConstantTime('a', 'b'), equalInConstantTime('a', 'aa'), equalInConstantTime('', '')]).toEqual([true, false, false, true]);
});

test('every letter and digit of a key is equally likely', () => {
  const counts = new Map<string, number>();
  for (const character of randomAlphanumeric(620_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(700); // seven standard deviations; a byte's rest would be 2,500 more for eight of them
});
