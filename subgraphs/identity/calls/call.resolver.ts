import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import type { RepeatedCall } from '#subgraph-kit/repeat-call.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { IdentityContext } from '../identity-deps.js';
import { CallFilterInput, CallRecordPage, CallRecordType, OwnCallFilterInput, RepeatedCallType } from './call.type.js';
import { listCalls, readBody, readCall, type CallRecord } from './read-calls.js';
import { listOwnCalls, readOwnCall } from './read-own-calls.js';
import { repeatCall } from './repeat-call.js';

/** The call log in the graph. */
@Resolver(() => CallRecordType)
export class CallResolver {
  @Query(() => CallRecordPage, { description: 'The calls of your company\'s connections, newest first: to managers of the catalog those of its keys and collectors.' })
  calls(
    @Ctx() context: IdentityContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => CallFilterInput, { nullable: true, description: 'Filters the list.' }) filter?: CallFilterInput,
  ): Promise<Page<CallRecord>> {
    return listCalls(context, { filter, page });
  }

  @Query(() => CallRecordType, { description: 'One call, by the request id returned to the caller.' })
  callRecord(@Ctx() context: IdentityContext, @Arg('requestId', () => ID, { description: 'The request id.' }) requestId: string): Promise<CallRecord> {
    return readCall(context, requestId);
  }

  @Query(() => RepeatedCallType, { description: 'What a call would be answered now: its interface runs it again with the rights of its connection, as a dry run that changes nothing and counts as no call of the connection.' })
  repeatedCall(@Ctx() context: IdentityContext, @Arg('requestId', () => ID, { description: 'The request id of the call.' }) requestId: string): Promise<RepeatedCall> {
    return repeatCall(context, requestId);
  }

  @internal
  @Query(() => CallRecordPage, { description: 'The calling connection\'s own calls of the last thirty days, newest first.' })
  ownCalls(
    @Ctx() context: IdentityContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => OwnCallFilterInput, { nullable: true, description: 'Filters the list.' }) filter?: OwnCallFilterInput,
  ): Promise<Page<CallRecord>> {
    return listOwnCalls(context, { filter, page });
  }

  @internal
  @Query(() => CallRecordType, { description: 'One of the calling connection\'s own calls, by its request id.' })
  ownCall(@Ctx() context: IdentityContext, @Arg('requestId', () => ID, { description: 'The request id.' }) requestId: string): Promise<CallRecord> {
    return readOwnCall(context, requestId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Request body.' })
  requestBody(@Root() call: CallRecord, @Ctx() context: IdentityContext): Promise<string | null> {
    return readBody(context, call.requestHash);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Response body.' })
  answerBody(@Root() call: CallRecord, @Ctx() context: IdentityContext): Promise<string | null> {
    return readBody(context, call.answerHash);
  }
}
