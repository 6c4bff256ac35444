import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { progressOf, type BulkResultStatus } from './bulk-job.js';
import { BulkJobConnection, BulkJobType, BulkResultConnection, BulkResultStatusEnum, BulkResultType, CancelBulkJobInput } from './bulk-job.type.js';
import { CancelOrdersInput, GenerateOrderDocumentsInput, HoldOrdersInput, ReleaseOrdersInput, RerouteOrdersInput, TagOrdersInput } from './bulk.type.js';
import { cancelBulkJob } from './cancel-bulk-job.js';
import { listBulkJobs } from './list-bulk-jobs.js';
import { listBulkResults } from './list-bulk-results.js';
import { readBulkJob } from './read-bulk-job.js';
import { startBulkJob } from './start-bulk-job.js';

const WHICH = 'Which orders.';

@Resolver(() => BulkJobType)
export class BulkJobResolver {
  @Mutation(() => BulkJobType, { description: 'Start a job that puts up to 10,000 orders on hold, each as holdOrder does.' })
  startHoldOrders(@Arg('input', () => HoldOrdersInput, { description: WHICH }) { reason, kind, ...chosen }: HoldOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return startBulkJob(deps, call, { action: 'HOLD', parameters: { reason, kind }, chosen });
  }

  @Mutation(() => BulkJobType, { description: 'Start a job that ends the hold of up to 10,000 orders, each as releaseOrder does.' })
  startReleaseOrders(@Arg('input', () => ReleaseOrdersInput, { description: WHICH }) chosen: ReleaseOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return startBulkJob(deps, call, { action: 'RELEASE', parameters: {}, chosen });
  }

  @Mutation(() => BulkJobType, { description: 'Start a job that cancels up to 10,000 orders, each as cancelOrder does.' })
  startCancelOrders(@Arg('input', () => CancelOrdersInput, { description: WHICH }) { reason, ...chosen }: CancelOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return startBulkJob(deps, call, { action: 'CANCEL', parameters: { reason }, chosen });
  }

  @Mutation(() => BulkJobType, { description: 'Start a job that adds tags to up to 10,000 orders and removes others; a tag in both lists is removed.' })
  startTagOrders(@Arg('input', () => TagOrdersInput, { description: WHICH }) { add, remove, ...chosen }: TagOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return startBulkJob(deps, call, { action: 'TAG', parameters: { add, remove }, chosen });
  }

  @Mutation(() => BulkJobType, { description: 'Start a job that moves what no warehouse has accepted of up to 10,000 orders to another location, each fulfillment order as rerouteFulfillmentOrder does.' })
  startRerouteOrders(@Arg('input', () => RerouteOrdersInput, { description: WHICH }) { locationCode, fromLocationCode, ...chosen }: RerouteOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return startBulkJob(deps, call, { action: 'REROUTE', parameters: { locationCode, fromLocationCode }, chosen });
  }

  @Mutation(() => BulkJobType, { description: 'Start a job that writes documents of up to 10,000 orders, each as generateDocuments does.' })
  startGenerateOrderDocuments(@Arg('input', () => GenerateOrderDocumentsInput, { description: WHICH }) { types, ...chosen }: GenerateOrderDocumentsInput, @Ctx() { deps, call }: OrdersContext) {
    return startBulkJob(deps, call, { action: 'GENERATE_DOCUMENTS', parameters: { types }, chosen });
  }

  @Mutation(() => BulkJobType, { description: 'End a job before its time: what it has changed stays, and the other orders are left as they are.' })
  cancelBulkJob(@Arg('input', () => CancelBulkJobInput, { description: 'Which job.' }) input: CancelBulkJobInput, @Ctx() { deps, call }: OrdersContext) {
    return cancelBulkJob(deps, call, input);
  }

  @Query(() => BulkJobType, { description: 'A job that changes many orders.' })
  bulkJob(@Arg('id', () => ID, { description: 'The job.' }) id: string, @Ctx() { deps, call }: OrdersContext) {
    return readBulkJob(deps, call, id);
  }

  @Query(() => BulkJobConnection, { description: 'The jobs that change many orders, newest first.' })
  bulkJobs(@Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: OrdersContext) {
    return listBulkJobs(deps, call, page);
  }

  @FieldResolver(() => Int, { description: 'How much of it is done, in percent.' })
  progress(@Root() job: BulkJobType) {
    return progressOf(job);
  }

  @FieldResolver(() => BulkResultConnection, { description: 'Its orders, in the order they were named or found, with what became of each.' })
  results(
    @Root() job: BulkJobType, @Args(() => PageArgs) page: PageArgs,
    @Arg('status', () => BulkResultStatusEnum, { nullable: true, description: 'Only those with this result.' }) status: BulkResultStatus | null, @Ctx() { deps, call }: OrdersContext,  
  ) {
    return listBulkResults(deps, call, { job, status, page });
  }
}

@Resolver(() => BulkResultType)
export class BulkResultResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order as it is now; null unless it was changed.' })
  async order(@Root() { orderId }: BulkResultType, @Ctx() { load }: OrdersContext) {
    const order = orderId === null ? undefined : await load.order(orderId);
    return order ? toOrderType(order) : null;
  }
}
