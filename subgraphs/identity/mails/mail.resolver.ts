import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { FailedTask } from '#subgraph-kit/failed-task.js';
import { FailedTaskType } from '#subgraph-kit/failed-task.type.js';
import { FIRST } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { listFailedMails } from './list-failed-mails.js';
import type { MailState } from './mail.js';
import { ClaimedMailType, MailCountsType, MailStates, QueueTestMailInput, RecordMailAttemptInput } from './mail.type.js';
import { queueTestMail } from './queue-test-mail.js';
import { readMailCounts, recordMailAttempt, takeMails, type ClaimedMail } from './send-mails.js';

/** The mail queue. */
@Resolver()
export class MailResolver {
  @internal
  @Mutation(() => ID, { description: 'Queue a test mail; returns its id.' })
  queueTestMail(@Ctx() context: IdentityContext, @Arg('input', () => QueueTestMailInput, { description: 'The mail.' }) input: QueueTestMailInput): Promise<string> {
    return queueTestMail(context, input);
  }

  @internal
  @Mutation(() => [ClaimedMailType], { description: 'Claim due mails.' })
  claimMails(@Ctx() context: IdentityContext, @Arg('most', () => Int, { description: 'Maximum number of mails to claim.' }) most: number): Promise<ClaimedMail[]> {
    return takeMails(context, most);
  }

  @internal
  @Mutation(() => MailStates, { nullable: true, description: 'Record the outcome of an attempt; returns the mail\'s new state, or null when its claim had expired.' })
  recordMailAttempt(@Ctx() context: IdentityContext, @Arg('input', () => RecordMailAttemptInput, { description: 'The attempt.' }) input: RecordMailAttemptInput): Promise<MailState | null> {
    return recordMailAttempt(context, input);
  }

  @Query(() => [FailedTaskType], { nullable: true, description: 'Mails of your company that were given up or are retried, newest first; null with an error for those who may not manage the company.' })
  failedMails(@Ctx() context: IdentityContext, @Arg('first', () => Int, FIRST) first: number): Promise<FailedTask[]> {
    return listFailedMails(context, first);
  }

  @internal
  @Query(() => MailCountsType, { description: 'Counts of waiting and given up mails.' })
  mailCounts(@Ctx() context: IdentityContext): Promise<MailCountsType> {
    return readMailCounts(context);
  }
}
