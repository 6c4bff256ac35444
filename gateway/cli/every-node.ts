/** A page of a list. */
interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** All records of a list, page by page. */
export async function everyNode<Node>(read: (after: string | null) => Promise<Page<Node>>): Promise<Node[]> {
  const all: Node[] = [];
  let after: string | null = null;
  for (;;) {
    const { nodes, pageInfo }: Page<Node> = await read(after);
    all.push(...nodes);
    if (!pageInfo.hasNextPage || pageInfo.endCursor == null) return all;
    after = pageInfo.endCursor;
  }
}
