import type { NotificationKind } from '#contract/notification-kind.js';
import { enumType } from './enum-type.js';

/** The graph's enum of notifications: orders says which are due, identity mails them. */
export const NotificationKinds = enumType<NotificationKind>('CustomerNotificationKind', 'What customers are told of their parcels, and of the returns that they opened on the portal, by mail.', {
  OUT_FOR_DELIVERY: 'The parcel is on the vehicle that delivers it.', DELIVERED: 'The parcel was delivered.', READY_FOR_PICKUP: 'The parcel waits at a depot or pickup point.',
  DELIVERY_PROBLEM: 'The carrier reports a problem with the delivery.',
  RETURN_OPENED: 'The customer opened a return.', RETURN_LABEL_READY: 'The label of a return is made.', RETURN_LABEL_DELAYED: 'Making the label of a return failed three times, and is tried again.',
  RETURN_RECEIVED: 'A return arrived.', RETURN_REFUNDED: 'A return was refunded.', RETURN_CREDIT_ISSUED: 'A store credit was given for a return.', RETURN_EXCHANGE_SENT: 'What the customer gets instead has left.',
  RETURN_NOT_COMPLIANT: 'A return arrived, and not as it was expected.', RETURN_CANCELLED: 'A return was cancelled.',
});
