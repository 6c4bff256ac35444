import { print, type DocumentNode } from 'graphql';
import { ListCommerceOrdersDocument } from '../../shims/commerce/operations/list-commerce-orders.generated.js';
import { ReadCommerceOrderDocument } from '../../shims/commerce/operations/read-commerce-order.generated.js';
import { systemOf } from '../kit/open-graph.js';
import { FIRST_NUMBER } from './bench-data.js';
import { fillCommerce } from './commerce-data.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';
import { benchSurface, send, WARM_UP, type Call } from './sides.js';
import { startProduct } from './start-product.js';

// node dist/test/bench/graph.js: CPU per request of /graphql, with a staff token and the text of the commerce API's operations, against a bare HTTP handler that runs the same named operations in process.

const ORDERS = 700;
const PEOPLE = 250; // who ask in turn, each from an address of their own: a person has so many fields a minute, an address so many calls
/** Apollo Server ends its answers with a line feed. */
const withoutCursor = (text: string): string => text.trimEnd().replace(/"endCursor":"[^"]*"/, '"endCursor":"c"');

/** Orders as the commerce API's bench reads them; answers the tokens of several owners. */
async function fill(databases: BenchDatabases): Promise<string> {
  await fillCommerce(databases, ORDERS);
  const { run, close } = await openBench(databases);
  const asSystem = (operation: string, input: object) => run(operation, { input }, systemOf(COMPANY));
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const email = `bench-${String(person)}@example.com`;
    await asSystem('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { email, name: 'Bench', role: 'OWNER' });
    tokens.push(String((await asSystem('mutation T($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }', { email, name: 'Bench' })).createStaffToken.token));
  }
  await close();
  return tokens.join();
}

function callsOf(tokens: readonly string[]): Call[] {
  let asked = 0;
  const ask = (document: DocumentNode, variables: object): Call['send'] => {
    const body = JSON.stringify({ query: print(document), variables });
    return (side) => {
      const person = asked++ % PEOPLE;
      return send(side, { method: 'POST', path: '/graphql', headers: { authorization: `Bearer ${tokens[person] ?? ''}`, 'x-forwarded-for': `10.0.0.${String(person)}`, 'content-type': 'application/json' }, body });
    };
  };
  return [
    { name: 'list of 50 orders', bounds: { logged: 1.5 }, warmUp: WARM_UP.list, perRound: 15, rounds: 7, comparable: withoutCursor, send: ask(ListCommerceOrdersDocument, { filter: {}, first: 50, after: null }) },
    { name: 'single order', bounds: { logged: 2 }, warmUp: WARM_UP.record, perRound: 50, rounds: 7, comparable: withoutCursor, send: ask(ReadCommerceOrderDocument, { reference: String(FIRST_NUMBER) }) },
  ];
}

await benchSurface('graph', { fill, calls: ({ credential }) => callsOf(credential.split(',')), startProduct: (databases) => startProduct(databases, 'graphql', 'gateway,identity,orders,catalog,content') });
