import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { IdentityContext } from '../identity-deps.js';
import { listSentEmails } from './list-sent-emails.js';
import { sendEmail, type EmailSent } from './send-email.js';
import { statusOf, type EmailStatus, type SentEmail } from './sent-email.js';
import { EmailStatuses, SendEmailInput, SendEmailResultType, SentEmailPage, SentEmailType } from './sent-email.type.js';

/** E-mails that companies send, in the graph. */
@Resolver(() => SentEmailType)
export class SentEmailResolver {
  @Query(() => SentEmailPage, { description: 'The e-mails that your company sent in the last thirty days, newest first, with what became of them.' })
  sentEmails(@Ctx() context: IdentityContext, @Args(() => PageArgs) page: PageArgs): Promise<Page<SentEmail>> {
    return listSentEmails(context, page);
  }

  @FieldResolver(() => EmailStatuses)
  status(@Root() email: SentEmail): EmailStatus {
    return statusOf(email);
  }

  @Mutation(() => SendEmailResultType, { description: 'Send an e-mail from a verified address of your company, to 10 recipients at most and to 200 a day of its time zone. It is queued at once; `sentEmails` says what became of it.' })
  sendEmail(@Ctx() context: IdentityContext, @Arg('input', () => SendEmailInput, { description: 'The e-mail.' }) input: SendEmailInput): Promise<EmailSent> {
    return sendEmail(context, input);
  }
}
