/** What customers are told of their parcels by mail, each once for a shipment (decision 53). */
export const PARCEL_NOTIFICATION_KINDS = ['OUT_FOR_DELIVERY', 'DELIVERED', 'READY_FOR_PICKUP', 'DELIVERY_PROBLEM'] as const;

/** What shoppers are told of the returns that they opened by mail, each once for a return (decision 55). */
export const RETURN_NOTIFICATION_KINDS = [
  'RETURN_OPENED', 'RETURN_LABEL_READY', 'RETURN_LABEL_DELAYED', 'RETURN_RECEIVED', 'RETURN_REFUNDED', 'RETURN_CREDIT_ISSUED', 'RETURN_EXCHANGE_SENT', 'RETURN_NOT_COMPLIANT', 'RETURN_CANCELLED',
] as const;

/** What customers are told by mail. */
export const NOTIFICATION_KINDS = [...PARCEL_NOTIFICATION_KINDS, ...RETURN_NOTIFICATION_KINDS] as const;

/** One of {@link PARCEL_NOTIFICATION_KINDS}. */
export type ParcelNotificationKind = (typeof PARCEL_NOTIFICATION_KINDS)[number];

/** One of {@link RETURN_NOTIFICATION_KINDS}. */
export type ReturnNotificationKind = (typeof RETURN_NOTIFICATION_KINDS)[number];

/** One of {@link NOTIFICATION_KINDS}. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Whether a notification is of a return. */
export const isOfReturn = (kind: NotificationKind): kind is ReturnNotificationKind => RETURN_NOTIFICATION_KINDS.some((known) => known === kind);
