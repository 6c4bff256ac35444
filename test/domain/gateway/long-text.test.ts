import { LongText } from '#contract/long-text.js';

const textOf = (text: LongText | undefined): string => Buffer.concat([...text?.chunks ?? []]).toString();

test('a long text is a string in JSON between processes, and the same chunks within one', () => {
  const bytes = [Buffer.from('{"a":"é'), Buffer.from('"}\n')];
  const text = new LongText(bytes);
  expect(JSON.parse(JSON.stringify({ items: text }))).toEqual({ items: '{"a":"é"}\n' });
  expect(LongText.read(text)?.chunks).toBe(bytes);
});

test.each(['', 'one', 'é'.repeat(70_000), `${'x'.repeat(65_535)}😀${'y'.repeat(65_535)}😀`])('a string is read as a long text, no character of it cut in two (%#)', (sent) => {
  expect(textOf(LongText.read(sent)) === sent).toBe(true);
  expect(textOf(LongText.read(sent)) === sent).toBe(true); // its chunks may be asked for again
});

test('anything else is no long text', () => {
  expect([undefined, null, 7, {}, { chunks: [] }].map((sent) => LongText.read(sent))).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
