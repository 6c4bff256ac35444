import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { TrackedCompanyType } from '../tracking/tracking.type.js';
import { cancelPortalReturn } from './cancel-portal-return.js';
import { createPortalReturn } from './create-portal-return.js';
import { dueReturnNotices } from './due-return-notices.js';
import { estimatePortalReturn } from './estimate-portal-return.js';
import { lookUpOrder } from './look-up-order.js';
import { readPortalInfo } from './portal-info.js';
import { readPortalReturn } from './portal-return.js';
import { readPortalLabel } from './read-portal-label.js';
import { readPortalOrder } from './read-portal-order.js';
import { ReturnNoticeType } from './return-notice.type.js';
import { checkPortal, checkSession } from './require-session.js';
import { toPortalInfoType, toPortalOrderType, toPortalRefundType, toPortalReturnType } from './shown-portal.type.js';
import { PortalRefundType } from './portal-refund.type.js';
import { CreatedPortalReturnType, PortalReturnType } from './portal-return.type.js';
import { CreatePortalReturnInput, PortalLookupInput, PortalSessionInput, PortalTokenInput } from './portal-input.type.js';
import { PortalInfoType, PortalSessionType } from './portal-info.type.js';
import { PortalOrderType } from './portal-order.type.js';

/** What shoppers see and do on a returns portal, for its surface. */
@Resolver(() => PortalInfoType)
export class ReturnsPortalResolver {
  @internal
  @Query(() => PortalInfoType, { nullable: true, description: 'A returns portal as everybody may see it; null where there is none, or it is closed.' })
  async returnsPortalInfo(@Arg('slug', () => String, { description: 'The last part of its address.' }) slug: string, @Ctx() { deps, call }: OrdersContext): Promise<PortalInfoType | null> {
    const info = await readPortalInfo(deps, call, slug);
    return info && toPortalInfoType(info);
  }

  @internal
  @Query(() => PortalSessionType, { description: 'Open a session for an order that a shopper proves to know.' })
  async portalLookup(@Arg('input', () => PortalLookupInput, { description: 'The order, and what proves it.' }) input: PortalLookupInput, @Ctx() { deps, call }: OrdersContext): Promise<PortalSessionType> {
    const { session, order } = await lookUpOrder(deps, call, input);
    return { session, order: toPortalOrderType(order) };
  }

  @internal
  @Query(() => Boolean, { description: 'Whether a portal is open: true; one that is not is NOT_FOUND.' })
  async returnsPortalOpen(@Arg('slug', () => String, { description: 'The portal.' }) slug: string, @Ctx() { deps, call }: OrdersContext): Promise<boolean> {
    return checkPortal(deps, call, slug);
  }

  @internal
  @Query(() => String, { description: 'Names the order of a session that is open in a portal, the same for all its sessions; what is none is UNAUTHENTICATED.' })
  portalSession(@Arg('input', () => PortalSessionInput, { description: 'The session.' }) input: PortalSessionInput, @Ctx() { deps, call }: OrdersContext): Promise<string> {
    return checkSession(deps, call, input);
  }

  @internal
  @Query(() => PortalOrderType, { description: 'The order of a session.' })
  async portalOrder(@Arg('input', () => PortalSessionInput, { description: 'The session.' }) input: PortalSessionInput, @Ctx() { deps, call }: OrdersContext): Promise<PortalOrderType> {
    return toPortalOrderType(await readPortalOrder(deps, call, input));
  }

  @internal
  @Query(() => PortalRefundType, { description: 'What a return would come to; nothing is checked of it but its session.' })
  async portalReturnEstimate(@Arg('input', () => CreatePortalReturnInput, { description: 'The return.' }) input: CreatePortalReturnInput, @Ctx() { deps, call }: OrdersContext): Promise<PortalRefundType> {
    const { slug, session, ...request } = input;
    const amounts = await estimatePortalReturn(deps, call, { slug, session, request: { ...request, photos: 0 } });
    return toPortalRefundType(amounts, { resolution: request.resolution, finalMinor: null, withheldMinor: null, shippingMinor: amounts.shippingMinor });
  }

  @internal
  @Mutation(() => CreatedPortalReturnType, { description: 'Open the return that a shopper asks for.' })
  async createPortalReturn(@Arg('input', () => CreatePortalReturnInput, { description: 'The return.' }) input: CreatePortalReturnInput, @Ctx() { deps, call }: OrdersContext): Promise<CreatedPortalReturnType> {
    const { slug, session, photos, requestKey, idempotencyKey, ...request } = input;
    const { token } = await createPortalReturn(deps, call, { slug, session, requestKey, idempotencyKey, photos: photos ?? [], request: { ...request, photos: photos?.length ?? 0 } });
    return { token, statusUrl: `${deps.commerceUrl}/returns/${slug}/r/${token}`, return: toPortalReturnType(await readPortalReturn(deps, call, { slug, token })) };
  }

  @internal
  @Query(() => PortalReturnType, { description: 'The return of a token; one that is none of the store\'s is RETURN_NOT_FOUND.' })
  async portalReturn(@Arg('input', () => PortalTokenInput, { description: 'The token.' }) input: PortalTokenInput, @Ctx() { deps, call }: OrdersContext): Promise<PortalReturnType> {
    return toPortalReturnType(await readPortalReturn(deps, call, input));
  }

  @internal
  @Query(() => String, { description: 'The label of the return of a token, a PDF in base64; LABELS_NOT_ENABLED where it has none, LABELS_NOT_READY while it is not made.' })
  portalReturnLabel(@Arg('input', () => PortalTokenInput, { description: 'The token.' }) input: PortalTokenInput, @Ctx() { deps, call }: OrdersContext): Promise<string> {
    return readPortalLabel(deps, call, input);
  }

  @internal
  @Mutation(() => PortalReturnType, { description: 'Cancel the return of a token before its parcel moves.' })
  async cancelPortalReturn(@Arg('input', () => PortalTokenInput, { description: 'The token.' }) input: PortalTokenInput, @Ctx() { deps, call }: OrdersContext): Promise<PortalReturnType> {
    return toPortalReturnType(await cancelPortalReturn(deps, call, input));
  }

  @internal
  @Query(() => [ReturnNoticeType], { description: 'The mails that shoppers are to get now of returns that they opened.' })
  dueReturnNotices(
    @Arg('returnIds', () => [ID], { description: 'Returns of which something happened.' }) returnIds: string[],
    @Arg('shippedOrderIds', () => [ID], { description: 'Orders that left, which may be what shoppers get instead.' }) shippedOrderIds: string[],
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return dueReturnNotices(deps, call, { returnIds, shippedOrderIds });
  }

  @FieldResolver(() => TrackedCompanyType, { description: 'Whose it is.' })
  company(@Root() { companyId }: PortalInfoType): TrackedCompanyType {
    return { id: companyId };
  }
}

@Resolver(() => PortalReturnType)
export class PortalReturnCompanyResolver {
  @FieldResolver(() => TrackedCompanyType, { description: 'Whose it is.' })
  company(@Root() { companyId }: PortalReturnType): TrackedCompanyType {
    return { id: companyId };
  }
}
