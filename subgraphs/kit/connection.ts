import { Field, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { internal, shareable } from './directives.js';

/** One page of a list as the graph answers it; cursors of single rows are computed on request. */
export class Connection<T> {
  constructor(
    readonly nodes: readonly T[],
    readonly hasNextPage: boolean,
    private readonly cursorAt: (index: number) => string,
  ) {}

  get edges(): readonly { cursor: string; node: T }[] {
    return this.nodes.map((node, index) => ({ cursor: this.cursorAt(index), node }));
  }

  get pageInfo(): { hasNextPage: boolean; endCursor: string | null } {
    return { hasNextPage: this.hasNextPage, endCursor: this.nodes.length === 0 ? null : this.cursorAt(this.nodes.length - 1) };
  }

  /** The same page with its nodes replaced. */
  map<U>(change: (node: T) => U): Connection<U> {
    return new Connection(this.nodes.map(change), this.hasNextPage, this.cursorAt);
  }
}

/** A page from rows read with one more than asked: the extra row only shows that more follow. */
export function pageOf<T>(rows: readonly T[], limit: number, cursorOf: (node: T) => string): Connection<T> {
  const nodes = rows.slice(0, limit);
  return new Connection(nodes, rows.length > limit, (index) => {
    const node = nodes[index];
    if (node === undefined) throw new RangeError(`The page has no row ${String(index)}`);
    return cursorOf(node);
  });
}

@shareable
@ObjectType('PageInfo', { description: 'Where a page of a list ends.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether more records follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Pass it as `after` to read the next page; null on an empty page.' })
  endCursor!: string | null;
}

/** The Relay connection type of a node type; hidden from people's schema where the nodes are. */
export function connectionType<T extends object>(node: ClassType<T>, name: string, { hidden = false }: { hidden?: boolean } = {}): ClassType<Connection<T>> {
  @ObjectType(`${name}Edge`, { description: `A ${name} and its place in the list.` })
  class EdgeType {
    @Field(() => String, { description: 'The place of this record; pass it as `after` to continue behind it.' })
    cursor!: string;

    @Field(() => node, { description: 'The record itself.' })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${name} records.` })
  class ConnectionType {
    @Field(() => [node], { description: 'The records of this page.' })
    nodes!: T[];

    @Field(() => [EdgeType], { description: 'The records of this page with their cursors.' })
    edges!: EdgeType[];

    @Field(() => PageInfoType, { description: 'Where this page ends.' })
    pageInfo!: PageInfoType;
  }
  if (hidden) [EdgeType, ConnectionType].forEach((type) => { internal(type); });
  return ConnectionType as unknown as ClassType<Connection<T>>;
}

/** The largest page any list of the graph serves. */
export const MOST_PER_PAGE = 500;
