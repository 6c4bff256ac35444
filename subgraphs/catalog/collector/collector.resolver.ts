import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { changeConsent } from './change-consent.js';
import { collectEvents } from './collect-events.js';
import { ChangedConsentType, CollectedBatchInput, CollectedEventsType, ReportedConsentInput } from './collector.type.js';

@Resolver()
export class CollectorResolver {
  @internal
  @Mutation(() => CollectedEventsType, { description: 'Keep what a visitor of a storefront did, if they granted consent.' })
  collectEvents(@Arg('input', () => CollectedBatchInput, { description: 'The batch.' }) input: CollectedBatchInput, @Ctx() { deps, call }: CatalogContext) {
    return collectEvents(deps, call, input);
  }

  @internal
  @Mutation(() => ChangedConsentType, { description: 'Record what a shopper decided.' })
  changeConsent(@Arg('input', () => ReportedConsentInput, { description: 'Who decided what.' }) input: ReportedConsentInput, @Ctx() { deps, call }: CatalogContext) {
    return changeConsent(deps, call, input);
  }
}
