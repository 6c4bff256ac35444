import type { NotificationKind } from '#contract/customer-notification.js';
import { enumType } from './enum-type.js';

/** The graph's enum of notifications: orders says which are due, identity mails them. */
export const NotificationKinds = enumType<NotificationKind>('CustomerNotificationKind', 'What customers are told of their parcels by mail.', {
  OUT_FOR_DELIVERY: 'The parcel is on the vehicle that delivers it.', DELIVERED: 'The parcel was delivered.', READY_FOR_PICKUP: 'The parcel waits at a depot or pickup point.',
  DELIVERY_PROBLEM: 'The carrier reports a problem with the delivery.',
});
