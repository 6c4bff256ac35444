import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { readSizeEvidence } from './read-size-evidence.js';
import { SizeEvidenceInput, SizeEvidenceType } from './size-evidence.type.js';

@Resolver()
export class SizeEvidenceResolver {
  @internal
  @Query(() => SizeEvidenceType, { description: 'What orders and returns tell about sizes.' })
  sizeEvidence(@Arg('input', () => SizeEvidenceInput, { description: 'Whose sizes.' }) input: SizeEvidenceInput, @Ctx() { deps, call }: OrdersContext) {
    return readSizeEvidence(deps, call, input);
  }
}
