import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { listSentNotifications, type SentNotification } from './list-sent-notifications.js';
import { listNotifications, resetNotificationText, saveNotificationText, switchNotification } from './manage-notifications.js';
import type { CustomerNotification } from './notification.js';
import { DueNotificationInput, NotificationType, ResetNotificationTextInput, SaveNotificationTextInput, SentNotificationType, SwitchNotificationInput } from './notification.type.js';
import { queueNotifications } from './queue-notifications.js';
import { queueReturnNotifications } from './queue-return-notifications.js';
import { DueReturnNotificationInput } from './return-notification.type.js';

/** Mails to the merchant's customers. */
@Resolver()
export class NotificationResolver {
  @Query(() => [NotificationType], { description: 'The mails that your customers get of their parcels and returns, with their texts.' })
  customerNotifications(@Ctx() context: IdentityContext): Promise<CustomerNotification[]> {
    return listNotifications(context);
  }

  @Query(() => [SentNotificationType], { description: 'The mails that the customer of a shipment was to get of it, the first one first.' })
  sentCustomerNotifications(@Arg('shipmentId', () => ID, { description: 'The shipment.' }) shipmentId: string, @Ctx() context: IdentityContext): Promise<SentNotification[]> {
    return listSentNotifications(context, shipmentId);
  }

  @Mutation(() => NotificationType, { description: 'Switch a mail to customers on or off; answers it.' })
  switchCustomerNotification(@Ctx() context: IdentityContext, @Arg('input', () => SwitchNotificationInput, { description: 'Whether it is sent.' }) input: SwitchNotificationInput): Promise<CustomerNotification> {
    return switchNotification(context, input);
  }

  @Mutation(() => NotificationType, { description: 'Write a mail to customers in your own words, in one language; answers it.' })
  saveCustomerNotificationText(@Ctx() context: IdentityContext, @Arg('input', () => SaveNotificationTextInput, { description: 'The text.' }) input: SaveNotificationTextInput): Promise<CustomerNotification> {
    return saveNotificationText(context, input);
  }

  @Mutation(() => NotificationType, { description: 'Return to the usual text of a mail to customers in one language; answers it.' })
  resetCustomerNotificationText(@Ctx() context: IdentityContext, @Arg('input', () => ResetNotificationTextInput, { description: 'Which text.' }) input: ResetNotificationTextInput): Promise<CustomerNotification> {
    return resetNotificationText(context, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Queue mails to customers that were not queued yet; answers how many.' })
  queueCustomerNotifications(@Ctx() context: IdentityContext, @Arg('due', () => [DueNotificationInput], { description: 'The notifications.' }) due: DueNotificationInput[]): Promise<number> {
    return queueNotifications(context, due);
  }

  @internal
  @Mutation(() => Int, { description: 'Queue mails to customers about their returns that were not queued yet; answers how many.' })
  queueReturnNotifications(@Ctx() context: IdentityContext, @Arg('due', () => [DueReturnNotificationInput], { description: 'The notifications.' }) due: DueReturnNotificationInput[]): Promise<number> {
    return queueReturnNotifications(context, due);
  }
}
