import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrdersContext } from '../orders-context.js';
import { acceptReturn } from './accept-return.js';
import { listWarehouseReturns } from './list-returns.js';
import { cancelWarehouseReturn } from './move-return.js';
import { readWarehouseReturn } from './read-returns.js';
import { receiveReturn } from './receive-return.js';
import { reportParcel } from './report-parcel.js';
import { registerUnannouncedReturn } from './register-unannounced-return.js';
import { WarehouseReturnListEnum } from './return-enums.type.js';
import type { WarehouseReturnList } from './return-status.js';
import { ReturnConnection, ReturnRecordType } from './return.type.js';
import { AcceptWarehouseReturnInput, CancelWarehouseReturnInput, ReceiveWarehouseReturnInput, RegisterWarehouseReturnInput, ReportWarehouseParcelInput } from './warehouse-return.type.js';

@Resolver()
export class WarehouseReturnResolver {
  @internal
  @Query(() => ReturnConnection, { description: 'One of the calling warehouse\'s lists of returns.' })
  async warehouseReturns(
    @Arg('status', () => WarehouseReturnListEnum, { defaultValue: WarehouseReturnListEnum.EXPECTED, description: 'Which list.' }) status: WarehouseReturnList,
    @Arg('updatedSince', () => DateTime, { nullable: true, description: 'Only what changed at or after this instant.' }) updatedSince: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return listWarehouseReturns(deps, call, { status, updatedSince, page });
  }

  @internal
  @Query(() => ReturnRecordType, { description: 'One of the calling warehouse\'s returns.' })
  async warehouseReturn(@Arg('reference', () => ID, { description: 'Return number or id.' }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    return readWarehouseReturn(deps, call, reference);
  }

  @internal
  @Mutation(() => ReturnRecordType, { description: 'The calling warehouse confirms that it expects a return.' })
  acceptWarehouseReturn(@Arg('input', () => AcceptWarehouseReturnInput, { description: 'Which return.' }) input: AcceptWarehouseReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return acceptReturn(deps, call, input);
  }

  @internal
  @Mutation(() => ReturnRecordType, { description: 'The calling warehouse reports what arrived of a return.' })
  receiveWarehouseReturn(@Arg('input', () => ReceiveWarehouseReturnInput, { description: 'Which return, and what arrived.' }) input: ReceiveWarehouseReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return receiveReturn(deps, call, input);
  }

  @internal
  @Mutation(() => ReturnRecordType, { description: 'The calling warehouse reports an unannounced parcel.' })
  registerWarehouseReturn(@Arg('input', () => RegisterWarehouseReturnInput, { description: 'The parcel.' }) input: RegisterWarehouseReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return registerUnannouncedReturn(deps, call, input);
  }

  @internal
  @Mutation(() => ReturnRecordType, { description: 'The calling warehouse reports a parcel: what arrived of a return, or an unannounced one.' })
  reportWarehouseParcel(@Arg('input', () => ReportWarehouseParcelInput, { description: 'The parcel.' }) input: ReportWarehouseParcelInput, @Ctx() { deps, call }: OrdersContext) {
    return reportParcel(deps, call, input);
  }

  @internal
  @Mutation(() => ReturnRecordType, { description: 'The calling warehouse reports that an expected return will not arrive.' })
  cancelWarehouseReturn(@Arg('input', () => CancelWarehouseReturnInput, { description: 'Which return, and why.' }) input: CancelWarehouseReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return cancelWarehouseReturn(deps, call, input);
  }
}
