import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { z } from 'zod';
import type { Scope } from '#contract/scopes.js';
import { streamed, type Reply } from './answer.js';
import type { ConnectionCaller } from './access/connection-access.js';
import type { RouteInvocation, Route } from './route.js';
import { validate } from './validate.js';

/** A page of the graph with a cursor for each record. */
interface Page<N> {
  readonly edges: readonly { readonly cursor: string; readonly node: N }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface PageVariables<F> {
  readonly filter?: F | null | undefined;
  readonly first: number;
  readonly after?: string | null | undefined;
}

interface Export<D, F, N, Q extends z.ZodObject, R extends z.ZodObject> {
  readonly id: string;
  readonly path: string;
  readonly scope: Scope;
  readonly summary: string;
  /** What one line of the export is. */
  readonly what: string;
  readonly query: Q;
  readonly record: R;
  readonly example: z.output<R>;
  readonly operation: TypedDocumentNode<D, PageVariables<F>>;
  readonly filter: (query: z.output<Q>) => F;
  readonly page: (data: D) => Page<N>;
  readonly json: (node: N) => z.output<R>;
}

const NDJSON = 'application/x-ndjson';
const RECORDS_A_PAGE = 100;
const Cursor = z.object({ cursor: z.string().optional().describe('cursor of the last line received: go on behind it.') });

/** A route that answers every record of a list as NDJSON, page by page as the caller reads; an interrupted export resumes after its last line. */
export function exportRoute<D, F, N, Q extends z.ZodObject, R extends z.ZodObject>({ query, record, example, filter, page, json, operation, what, ...head }: Export<D, F, N, Q, R>): Route<ConnectionCaller> {
  const input = z.object({ query: query.extend(Cursor.shape) });
  const read = async ({ call, context }: RouteInvocation<ConnectionCaller>, wanted: z.output<Q>, after: string | null): Promise<Page<N>> =>
    page(await call(operation, { filter: filter(wanted), first: RECORDS_A_PAGE, after }, context));
  return {
    ...head, method: 'GET', contentType: NDJSON, idempotency: 'natural', failures: ['BAD_INPUT', 'BAD_CURSOR'], operation, input,
    description: `NDJSON (application/x-ndjson): one ${what} a line, as the list shows it and with its cursor, sorted by last update, oldest first. An export that broke off goes on with the cursor of the last line received.`,
    answer: record.extend({ cursor: z.string() }),
    example: { target: head.path, answer: { ...example, cursor: 'eyJ2IjoxfQ.c2ln' } },
    async run(invocation): Promise<Reply> {
      const { cursor, ...wanted } = validate(input, invocation.inbound).query as z.output<Q> & z.output<typeof Cursor>;
      const first = await read(invocation, wanted as z.output<Q>, cursor ?? null);
      return streamed(NDJSON, pagesFrom(first, (after) => read(invocation, wanted as z.output<Q>, after), ({ cursor: place, node }) => `${JSON.stringify({ ...json(node), cursor: place })}\n`));
    },
  };
}

const following = async <N>({ pageInfo: { hasNextPage, endCursor } }: Page<N>, next: (after: string) => Promise<Page<N>>): Promise<Page<N> | undefined> =>
  (hasNextPage && endCursor !== null ? next(endCursor) : undefined);

/** The text of each page; the next page is read once the caller consumed this one, and other callers had their turn. */
async function* pagesFrom<N>(first: Page<N>, next: (after: string) => Promise<Page<N>>, line: (edge: Page<N>['edges'][number]) => string): AsyncGenerator<string> {
  for (let page: Page<N> | undefined = first; page !== undefined; page = await following(page, next)) {
    yield page.edges.map(line).join('');
    await endOfTurn();
  }
}
