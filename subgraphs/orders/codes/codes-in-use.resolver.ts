import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { OrdersContext } from '../orders-context.js';
import { readCodesInUse, type CodeKind } from './read-codes-in-use.js';

const CodeKindEnum = enumType<CodeKind>('CodeKind', 'What codes are of.', {
  ORDER_TAG: 'Tags of orders.', RETURN_TAG: 'Tags of returns.', CUSTOMER_TAG: 'Tags of customers.', CHANNEL: 'Sales channels of orders.', RETURN_REASON: 'Reasons of the return policy.', LOCATION: 'Locations.',
});

@Resolver()
export class CodesInUseResolver {
  @Query(() => [String], { description: 'The codes of a kind that are in use, in their order, at most 50: what filters and returns take.' })
  codesInUse(@Arg('kind', () => CodeKindEnum, { description: 'Of what.' }) kind: CodeKind, @Ctx() { deps, call }: OrdersContext): Promise<readonly string[]> {
    return readCodesInUse(deps, call, kind);
  }
}
