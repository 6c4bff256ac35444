import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { Alert, AlertType } from './alert.js';

/** The graph's enum of types of alerts. */
export const AlertTypeEnum = enumType<AlertType>('AlertType', 'What an alert is raised for.', {
  MISSING_PIECES: 'A warehouse is missing units of an order.',
  PICKING_CORRECTED: 'A warehouse found units of an order that it had reported missing.',
  ORDER_REJECTED: 'A warehouse refuses an order, until the order is fixed or what it refused has moved to another location.',
  WAREHOUSE_GAVE_UP: 'A warehouse short-closed its fulfillment order.',
  CANCELLATION_TOO_LATE: 'An order left although its cancellation was requested.',
  LABEL_FAILED: 'The label of a parcel of an order could not be made.',
  UNALLOCATED: 'No location can fulfil an order; it waits for stock.',
  RETURN_NOT_COMPLIANT: 'A return did not arrive as it was expected.',
  RETURN_UNANNOUNCED: 'A warehouse registered a return that nobody announced.',
  RETURN_AFTER_CANCELLATION: 'The parcel of a cancelled return arrived.',
  RETURN_REFUSED: 'A warehouse does not expect a return that was announced to it.',
  RETURN_NOT_REFUNDED: 'The refund or the store credit of a return is due, but could not be made by itself.',
  RETURN_NOT_SENT: 'A return for an exchange was not sent for 30 days, while its exchange is reserved or has left; resolved when the return moves or is cancelled.',
  RETURN_LABEL_FAILED: 'The label of a return could not be made twice or more; it is tried again for some hours.',
  WAREHOUSE_SILENT: 'A warehouse system has not called while orders wait for it.',
  WEBHOOK_GIVEN_UP: 'A webhook to a connection was not accepted by any attempt.',
  WEBHOOK_UNSENDABLE: 'A webhook to a connection cannot be sent; it is still tried.',
  UNKNOWN_BARCODE: 'A warehouse registered an item with a barcode that the catalog does not know.',
  DELIVERY_PROBLEM: 'A carrier reports a problem with a delivery of an order; resolved when its parcel moves on.',
  PARCEL_RETURNED: 'A parcel of an order goes back to its sender.',
  TRACKING_CONTRADICTORY: 'A carrier reports something else of a parcel after it was delivered.',
  PARCEL_NOT_SCANNED: 'A carrier that reports other parcels has not scanned one for days since it left.',
  PARCEL_STUCK: 'A carrier has reported nothing of a parcel on its way for days.',
  PARCEL_DELAYED: 'A carrier says that a parcel on its way is late.',
  ORDERS_SHIP_LATE: 'Orders that were promised to customers have not left a location although the day on which they were planned to leave is over, by the date in UTC; one of a location, resolved when none is late there any more.',
  RECORD_UNREADABLE: 'A stored record is damaged and left out of every list.',
});

@ObjectType('Alert', { description: 'Something the merchant\'s staff should look at.' })
export class AlertRecordType implements Omit<Alert, 'locationId'> {
  @Field(() => ID, { description: 'The alert.' })
  id!: string;

  @Field(() => AlertTypeEnum, { description: 'What happened.' })
  type!: AlertType;

  @Field(() => ID, { nullable: true, deprecationReason: 'Ask for `about`, which is the record itself.', description: 'The id of the record it is about.' })
  subject!: string | null;

  @Field(() => String, { description: 'What to look at, in words.' })
  message!: string;

  @Field(() => DateTime, { description: 'When it was raised.' })
  raisedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was resolved; null while it is open.' })
  resolvedAt!: string | null;
}

/** A page of alerts. */
export const AlertConnection = connectionType(AlertRecordType, 'Alert', { counted: 'How many alerts are open; null for a list with resolved ones, which would be slow to count.' });
