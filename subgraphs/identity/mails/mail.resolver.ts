import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import type { MailState } from './mail.js';
import { ClaimedMailType, MailCountsType, MailStates, QueueTestMailInput, RecordMailAttemptInput } from './mail.type.js';
import { queueTestMail } from './queue-test-mail.js';
import { readMailCounts, recordMailAttempt, takeMails, type ClaimedMail } from './send-mails.js';

/** Mail on its way. */
@Resolver()
export class MailResolver {
  @internal
  @Mutation(() => ID, { description: 'Queue a mail that shows whether mail arrives; answers its id.' })
  queueTestMail(@Ctx() context: IdentityContext, @Arg('input', () => QueueTestMailInput, { description: 'The mail.' }) input: QueueTestMailInput): Promise<string> {
    return queueTestMail(context, input);
  }

  @internal
  @Mutation(() => [ClaimedMailType], { description: 'Take mails that are due.' })
  claimMails(@Ctx() context: IdentityContext, @Arg('most', () => Int, { description: 'No more than this.' }) most: number): Promise<ClaimedMail[]> {
    return takeMails(context, most);
  }

  @internal
  @Mutation(() => MailStates, { nullable: true, description: 'Note how an attempt ended; answers what became of the mail, or null when its claim was over.' })
  recordMailAttempt(@Ctx() context: IdentityContext, @Arg('input', () => RecordMailAttemptInput, { description: 'The attempt.' }) input: RecordMailAttemptInput): Promise<MailState | null> {
    return recordMailAttempt(context, input);
  }

  @internal
  @Query(() => MailCountsType, { description: 'How mail is doing.' })
  mailCounts(@Ctx() context: IdentityContext): Promise<MailCountsType> {
    return readMailCounts(context);
  }
}
