import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { Anomaly } from './anomaly.js';

const Anomalies = enumType<Anomaly>('AnomalyType', 'What is unusual of a shipment; staff are alerted of it with an alert of the same type.', {
  DELIVERY_PROBLEM: 'The carrier reports a problem with the delivery.', PARCEL_RETURNED: 'The parcel goes back to its sender.',
  TRACKING_CONTRADICTORY: 'The carrier reports something else of a parcel after it was delivered.',
  PARCEL_DELAYED: 'The carrier says that a parcel on its way is late.',
  PARCEL_NOT_SCANNED: 'The carrier, which reports other parcels, has not scanned this one for some days since it left.', PARCEL_STUCK: 'The carrier has reported nothing of a parcel on its way for some days.',
});

const DAYS = 'After how many days of silence, 1 to 30; null for what does not depend on days.';

@ObjectType('AnomalyRule', { description: 'Whether staff are alerted of an anomaly of shipments, and when.' })
export class AnomalyRuleType {
  @Field(() => Anomalies, { description: 'The anomaly.' })
  type!: Anomaly;

  @Field(() => Boolean, { description: 'Whether staff are alerted.' })
  enabled!: boolean;

  @Field(() => Int, { nullable: true, description: DAYS })
  days!: number | null;
}

@InputType('SaveAnomalyRuleInput', { description: 'A change of a rule; what is left out stays as it is.' })
export class SaveAnomalyRuleInput {
  @Field(() => Anomalies, { description: 'The anomaly.' })
  type!: Anomaly;

  @Field(() => Boolean, { nullable: true, description: 'Whether staff are alerted; the open alerts of one that is switched off are resolved.' })
  enabled?: boolean | null;

  @Field(() => Int, { nullable: true, description: DAYS })
  days?: number | null;
}
