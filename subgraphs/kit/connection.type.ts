import { isObjectType, type GraphQLSchema } from 'graphql';
import { Field, Int, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import type { Connection } from './connection.js';
import { internal, shareable } from './directives.js';

@shareable
@ObjectType('PageInfo', { description: 'Where a page of a list begins and ends.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether more records follow. Of a page read with `before`, records followed when its cursor was made.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether records precede this page. Of a page read with `after`, records preceded when its cursor was made.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Pass it as `before` to read the previous page; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Pass it as `after` to read the next page; null on an empty page.' })
  endCursor!: string | null;
}

interface ConnectionOptions {
  /** Hidden from people's schema, where the nodes are. */
  readonly hidden?: boolean;
  /** Several subgraphs define it alike. */
  readonly shared?: boolean;
  /** The lists of this type count their records; says when. */
  readonly counted?: string;
}

/** The Relay connection type of a node type. */
export function connectionType<T extends object>(node: ClassType<T>, name: string, { hidden = false, shared = false, counted }: ConnectionOptions = {}): ClassType<Connection<T>> {
  @ObjectType(`${name}Edge`, { description: `One ${name} and its place in the list.` })
  class EdgeType {
    @Field(() => String, { description: 'The place of this record; pass it as `after` or `before` to continue from it.' })
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

    @Field(() => PageInfoType, { description: 'Where this page begins and ends.' })
    pageInfo!: PageInfoType;
  }
  if (counted !== undefined) Field(() => Int, { nullable: true, description: counted })(ConnectionType.prototype, TOTAL);
  if (shared) [EdgeType, ConnectionType].forEach((type) => { shareable(type); });
  if (hidden) [EdgeType, ConnectionType].forEach((type) => { internal(type); });
  return ConnectionType as unknown as ClassType<Connection<T>>;
}

const TOTAL = 'totalCount';

/** Lists are counted only where the count is asked for. */
export function countOnRequest(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const total = isObjectType(type) && type.name.endsWith('Connection') ? type.getFields()[TOTAL] : undefined;
    if (total) total.resolve = (page: Connection<unknown>) => page.countAll();
  }
}
