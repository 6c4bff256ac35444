import { buildSchema } from 'graphql';
import { systemContext } from '#contract/system-context.js';
import { bounded } from '../../../subgraphs/kit/bounded-arguments.js';
import { staffOf } from '../content/test-content.js';

const schema = buildSchema('type Query { save(input: SaveInput!): Int } input SaveInput { items: [ItemInput!]! } input ItemInput { name: String count: Int slugs: [SlugInput!] children: [ItemInput!] } input SlugInput { count: Int }');
const CALLS = { person: { call: staffOf(1) }, program: { call: systemContext({ actor: 'relay', requestId: 'r-1' }) } } as const;

/** What a field answers that is of people, or the surfaces' own: 1 where its arguments reach it, else the refusal. */
function answer(items: readonly object[], { by = 'person', isOfPeople = true }: { readonly by?: keyof typeof CALLS; readonly isOfPeople?: boolean } = {}): unknown {
  const field = schema.getQueryType()?.getFields()['save'];
  const resolve = bounded(() => 1, { name: 'save', args: field?.args ?? [], isOfPeople });
  try {
    return Reflect.apply(resolve, undefined, [undefined, { input: { items } }, CALLS[by], undefined]);
  } catch (error) {
    return error;
  }
}

const some = (count: number): object[] => Array.from({ length: count }, () => ({ count: 1 }));
const refused = (path: string) => ({ code: 'TOO_MANY_ITEMS', message: 'The list has too many entries: send it in parts', details: { [path]: ['must have at most 10000 entries'] } });

describe('a list of records that people send', () => {
  it('has at most 10,000, wherever it stands', () => {
    expect(answer(some(10_000))).toBe(1);
    expect(answer(some(10_001))).toMatchObject(refused('items'));
    expect(answer([{}, { slugs: some(10_001) }])).toMatchObject(refused('items.1.slugs'));
    expect(answer([{ children: [{ children: [{ children: some(10_001) }] }] }])).toMatchObject(refused('items.0.children.0.children.0.children'));
  });

  it('is refused whatever else is wrong, and its records are not looked at', () => {
    expect(answer([{ name: 'a\u0007' }, ...some(10_000)])).toMatchObject(refused('items'));
  });

  it('has no such bound for programs and in operations of interfaces, whose documents say theirs', () => {
    expect(answer(some(10_001), { by: 'program' })).toBe(1);
    expect(answer(some(10_001), { isOfPeople: false })).toBe(1);
  });
});

test('texts of records within records of their own type are read at every level', () => {
  expect(answer([{ children: [{ children: [{ name: 'a\u0007' }] }] }])).toMatchObject({ code: 'BAD_INPUT', details: { 'items.0.children.0.children.0.name': [expect.stringContaining('control')] } });
});
