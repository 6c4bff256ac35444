import { Field, Int, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { shareable } from './directives.js';

/** One page of a list as the graph answers it; cursors of single rows are made only when asked for. */
export class Connection<T> {
  constructor(
    readonly nodes: readonly T[],
    readonly hasNextPage: boolean,
    private readonly cursorOf: (node: T) => string,
  ) {}

  get edges(): readonly { cursor: string; node: T }[] {
    return this.nodes.map((node) => ({ cursor: this.cursorOf(node), node }));
  }

  get pageInfo(): { hasNextPage: boolean; endCursor: string | null } {
    const last = this.nodes.at(-1);
    return { hasNextPage: this.hasNextPage, endCursor: last === undefined ? null : this.cursorOf(last) };
  }
}

/** A page from rows read with one more than asked: the extra row only tells that more follow. */
export const pageOf = <T>(rows: readonly T[], limit: number, cursorOf: (node: T) => string): Connection<T> =>
  new Connection(rows.slice(0, limit), rows.length > limit, cursorOf);

@shareable
@ObjectType('PageInfo', { description: 'Where a page of a list ends.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether more records follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Pass it as `after` to read the next page; null on an empty page.' })
  endCursor!: string | null;
}

/** The Relay connection type of a node type. */
export function connectionType<T extends object>(node: ClassType<T>, name: string): ClassType<Connection<T>> {
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
  return ConnectionType as unknown as ClassType<Connection<T>>;
}

/** The largest page any list of the graph serves. */
export const MOST_PER_PAGE = 500;

/** Description and type of every list's `first` argument. */
export const FIRST = { type: () => Int, options: { defaultValue: 50, description: 'How many records to answer, 1 to 500.' } } as const;
