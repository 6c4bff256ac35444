import { z } from 'zod';
import { parse } from 'graphql';
import { type StreamedBody } from '#kit/answer.js';
import { exportRoute } from '#kit/export-route.js';
import type { RouteInvocation } from '#kit/route.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';

const PAGES = 20;
const Line = z.object({ id: z.string() });

const pageOf = (number: number) => ({ edges: [{ cursor: String(number), node: { id: `n${String(number)}` } }], pageInfo: { hasNextPage: number < PAGES, endCursor: String(number) } });

test('the event loop goes round between the pages of an export, even where the caller reads and the database answers at once', async () => {
  const route = exportRoute({
    id: 'lines', path: '/lines', scope: 'orders:read', summary: 'Lines', what: 'line', query: z.object({}), record: Line, example: { id: 'n1' },
    operation: parse('query Lines { __typename }'), filter: () => ({}), page: (data: ReturnType<typeof pageOf>) => data, json: (node: { id: string }) => node,
  });
  const call = (_operation: unknown, { after }: { after: string | null }) => Promise.resolve(pageOf(Number(after ?? 0) + 1));
  const { body } = await route.run({ inbound: { query: {} }, call, context: {} } as unknown as RouteInvocation<ConnectionCaller>);
  let rounds = 0;
  let next: NodeJS.Immediate | undefined;
  const count = (): void => {
    rounds += 1;
    next = setImmediate(count);
  };
  count();
  const lines: string[] = [];
  for await (const text of (body as StreamedBody).text) lines.push(String(text));
  clearImmediate(next);
  expect(lines).toEqual(Array.from({ length: PAGES }, (_, index) => `{"id":"n${String(index + 1)}","cursor":"${String(index + 1)}"}\n`));
  expect(rounds).toBeGreaterThan(PAGES);
});
