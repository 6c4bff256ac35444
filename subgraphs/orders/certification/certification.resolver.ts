import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { CertificationStep } from '#contract/certification.js';
import { internal } from '#subgraph-kit/directives.js';
import { AlertedConnectionType } from '../alerts/alerted-connection.type.js';
import type { OrdersContext } from '../orders-context.js';
import { CertificationStepEnum, CertificationType } from './certification.type.js';
import { noteCertification, readCertification, readOwnCertification } from './read-certification.js';

/** Checklists of connections. */
@Resolver(() => AlertedConnectionType)
export class CertificationResolver {
  @FieldResolver(() => CertificationType, { nullable: true, description: 'Its certification: what its own calls have shown, and what is open. Null for kinds that are not certified.' })
  certification(@Root() { id }: AlertedConnectionType, @Ctx() { deps, call }: OrdersContext) {
    return readCertification(deps, call, id);
  }

  @internal
  @Query(() => CertificationType, { description: 'The checklist of the calling connection.' })
  ownCertification(@Arg('kind', () => String, { description: 'The kind of the connection.' }) kind: string, @Ctx() { deps, call }: OrdersContext) {
    return readOwnCertification(deps, call, kind);
  }

  @internal
  @Mutation(() => Boolean, { description: 'An interface notes what a call of its connection showed.' })
  noteCertification(@Arg('steps', () => [CertificationStepEnum], { description: 'The steps.' }) steps: CertificationStep[], @Ctx() { deps, call }: OrdersContext) {
    return noteCertification(deps, call, steps);
  }
}
