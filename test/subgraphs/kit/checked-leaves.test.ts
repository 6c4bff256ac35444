import { buildSchema, parse } from 'graphql';
import { localSubgraph } from '#client/local-subgraph.js';
import { systemContext } from '#contract/system-context.js';
import { checkedLeaves } from '../../kit/checked-leaves.js';

const schema = buildSchema('type Query { count: Int word: Word } enum Word { YES NO }');
const CALL = systemContext({ actor: 'test', requestId: 'r-1' });

/** What a test, and the product, answer where a resolver answers these values. */
async function answers(values: object): Promise<readonly unknown[]> {
  const context = Object.assign({}, values);
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) field.resolve = (_root, _args, given) => new Map(Object.entries(given as object)).get(name) as unknown;
  const of = (runner: ReturnType<typeof localSubgraph>) => runner.prepare(parse('{ count word }'))({}, CALL);
  return [await of(localSubgraph({ schema, context: () => context }, checkedLeaves(schema))), await of(localSubgraph({ schema, context: () => context }))];
}

describe('what resolvers answer', () => {
  it('is answered as it is', async () => {
    const data = { count: 1, word: 'YES' };
    expect(await answers(data)).toMatchObject([{ data }, { data }]);
  });

  it.each([
    [{ count: '1', word: 'YES' }, 'A value of Int is the string 1, and should be the number 1'],
    [{ count: 1, word: 'MAYBE' }, 'Enum "Word" cannot represent value: "MAYBE"'],
  ])('fails a test where it is not what is to be read: %j', async (data, message) => {
    const [inTests] = await answers(data);
    expect(inTests).toMatchObject({ errors: [{ message }] });
  });
});
