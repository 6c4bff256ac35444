import type { PageRequest } from '#subgraph-kit/page-request.js';

/** A page of a list as the graph answers it; a node is named by its first field. */
interface AnsweredPage {
  readonly nodes: readonly Readonly<Record<string, string | number>>[];
  readonly edges: readonly { readonly cursor: string; readonly node: Readonly<Record<string, string | number>> }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly startCursor: string | null; readonly endCursor: string | null };
  readonly totalCount?: number | null;
}

/** A list to walk: its field, the field that names a node, and its other arguments. */
export interface WalkedList {
  readonly name: string;
  readonly node: string;
  readonly args?: string;
  readonly counted?: boolean;
}

/** A page as a test compares it. */
export interface ReadPage {
  readonly ids: readonly string[];
  readonly cursors: readonly string[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly totalCount?: number | null | undefined;
}

/** Reads one page of a list. */
export type ReadList = (page: PageRequest) => Promise<ReadPage>;

/** Reads the pages of a list by an operation with all four arguments. */
export function readerOf({ name, node, args = '', counted = false }: WalkedList, run: (operation: string, variables: object) => Promise<Readonly<Record<string, AnsweredPage>>>): ReadList {
  const fields = `nodes { ${node} } edges { cursor node { ${node} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }${counted ? ' totalCount' : ''}`;
  const operation = `query List($first: Int, $after: String, $last: Int, $before: String) { ${name}(first: $first, after: $after, last: $last, before: $before${args}) { ${fields} } }`;
  return async (page) => {
    const answered = (await run(operation, page))[name];
    if (!answered) throw new Error(`${name} was not answered`);
    const ids = answered.nodes.map((one) => JSON.stringify(Object.values(one)));
    expect(answered.edges.map((edge) => JSON.stringify(Object.values(edge.node)))).toEqual(ids);
    const { pageInfo, totalCount } = answered;
    return { ids, cursors: answered.edges.map(({ cursor }) => cursor), ...pageInfo, ...(counted && { totalCount }) };
  };
}

/** Every page from the start of a list, each of `size` records at most. */
export async function walkForward(read: ReadList, size: number): Promise<ReadPage[]> {
  const pages = [await read({ first: size })];
  for (let page = pages[0]; page?.hasNextPage === true; pages.push(page)) page = await read({ first: size, after: page.endCursor });
  return pages;
}

/** Every page from the end of a list; the first is the last of the list. */
export async function walkBackward(read: ReadList, size: number): Promise<ReadPage[]> {
  const pages = [await read({ last: size })];
  for (let page = pages[0]; page?.hasPreviousPage === true; pages.push(page)) page = await read({ last: size, before: page.startCursor });
  return pages;
}

/** The rules of Relay's Cursor Connections on a list of at least four records, which no one changes meanwhile. */
export async function expectRelayPages(read: ReadList): Promise<void> {
  const { ids, cursors } = await read({ first: 500 });
  expect(ids.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await read({ last: 500 })).ids).toEqual(ids);
  const forward = await walkForward(read, 2);
  expect(forward.flatMap((page) => page.ids)).toEqual(ids);
  expect(forward.map(({ hasPreviousPage }) => hasPreviousPage)).toEqual(forward.map((_, index) => index > 0));
  const backward = await walkBackward(read, 2);
  expect(backward.toReversed().flatMap((page) => page.ids)).toEqual(ids);
  expect(backward.map(({ hasNextPage }) => hasNextPage)).toEqual(backward.map((_, index) => index > 0));
  const [after, before] = [cursors[0], cursors[3]];
  expect(await read({ after, before, first: 1 })).toMatchObject({ ids: ids.slice(1, 2), hasNextPage: true, hasPreviousPage: true, startCursor: cursors[1], endCursor: cursors[1] });
  expect(await read({ after, before, last: 1 })).toMatchObject({ ids: ids.slice(2, 3), hasNextPage: true, hasPreviousPage: true });
  expect((await read({ first: 3, last: 1 })).ids).toEqual(ids.slice(2, 3));
  expect((await read({ before })).ids).toEqual(ids.slice(0, 3));
}
