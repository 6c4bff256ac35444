import { Arg, Args, Ctx, Query, Resolver, type ClassType } from 'type-graphql';
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
    ) {
      return listAuditEntries(callOf(context), { filter: filter ?? {}, page });
    }
  }
  return AuditResolver;
}
