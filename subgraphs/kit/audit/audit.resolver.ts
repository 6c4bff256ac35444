import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Arg, Args, Ctx, Info, Query, Resolver, type ClassType } from 'type-graphql';
import type { SubgraphName } from '#kernel/config.js';
import { PageArgs } from '../page-args.type.js';
import { AuditEntryConnection, AuditFilterInput } from './audit-entry.type.js';
import { listAuditEntries, type AuditCall } from './list-audit-entries.js';

/** The audit log of a subgraph under the subgraph's name, the same in each. `callOf` finds database and caller in the subgraph's own context. */
export function auditResolver(name: SubgraphName, callOf: (context: object) => AuditCall): ClassType {
  @Resolver()
  class AuditResolver {
    @Query(() => AuditEntryConnection, { name: `${name}AuditLog`, description: `What people and the command line wrote in ${name}, newest first.` })
    auditLog(
      @Arg('filter', () => AuditFilterInput, { nullable: true, description: 'Which entries.' }) filter: AuditFilterInput | null,
      @Args(() => PageArgs) page: PageArgs,
      @Ctx() context: object,
      @Info() { schema }: GraphQLResolveInfo,
    ) {
      return listAuditEntries(callOf(context), { filter: filter ?? {}, page, operations: mutationsOf(schema), part: name });
    }
  }
  return AuditResolver;
}

/** The mutations of people, who may ask for no others. */
const mutationsOf = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => args.some(({ name }) => name === 'dryRun')).map(({ name }) => name).sort();
