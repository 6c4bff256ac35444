import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { Alert, AlertType } from './alert.js';

@ObjectType('Alert', { description: 'Something the merchant\'s staff should look at.' })
export class AlertRecordType implements Alert {
  @Field(() => ID, { description: 'The alert.' })
  id!: string;

  @Field(() => String, { description: 'What happened: MISSING_PIECES, PICKING_CORRECTED, WAREHOUSE_GAVE_UP, LABEL_FAILED, RETURN_NOT_COMPLIANT and so on.' })
  type!: AlertType;

  @Field(() => ID, { nullable: true, description: 'The order, return or connection it is about.' })
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
