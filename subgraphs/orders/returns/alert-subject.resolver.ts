import { createUnionType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ALERT_SUBJECTS, type Alert, type AlertSubjectKind } from '../alerts/alert.js';
import { AlertRecordType } from '../alerts/alert.type.js';
import { AlertedConnectionType } from '../alerts/alerted-connection.type.js';
import { LocationType } from '../inventory/location.type.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ReturnRecordType } from './return.type.js';

const TYPE_NAMES = { ORDER: 'Order', RETURN: 'Return', LOCATION: 'Location', CONNECTION: 'Connection' } as const satisfies Record<AlertSubjectKind, string>;

const AlertSubject = createUnionType({
  name: 'AlertSubject',
  description: 'A record that an alert is about.',
  types: () => [OrderType, ReturnRecordType, LocationType, AlertedConnectionType] as const,
});

@Resolver(() => AlertRecordType)
export class AlertSubjectResolver {
  @FieldResolver(() => AlertSubject, { nullable: true, description: 'The record it is about; null for an alert about none, and for a record that is no longer there or cannot be read.' })
  async about(@Root() { type, subject }: AlertRecordType, @Ctx() context: OrdersContext) {
    const kind = ALERT_SUBJECTS[type];
    if (kind === null || subject === null) return null;
    const record = await READ[kind](context, subject);
    return record && Object.assign({ __typename: TYPE_NAMES[kind] }, record);
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'The location it is about, or whose warehouse system it is about; null for an alert about none.' })
  async location(@Root() { type, subject, locationId }: Alert, @Ctx() { load }: OrdersContext) {
    const id = locationId ?? (ALERT_SUBJECTS[type] === 'LOCATION' ? subject : null);
    return (id === null ? null : await load.location(id)) ?? null;
  }
}

/** Reads the record of a kind; undefined where there is none. Connections are read by the subgraph that owns them. */
const READ = {
  ORDER: async ({ load }, id) => {
    const order = await load.order(id);
    return order && toOrderType(order);
  },
  RETURN: ({ load }, id) => load.return(id),
  LOCATION: ({ load }, id) => load.location(id),
  CONNECTION: (_, id) => ({ id }),
} as const satisfies Record<AlertSubjectKind, (context: OrdersContext, id: string) => unknown>;
