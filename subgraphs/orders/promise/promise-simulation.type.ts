import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LocationClosureInput, MethodTimesInput, ObservedHolidaysInput, WeekdayEnum } from '../calendars/calendar.type.js';
import { TransitTimeInput } from '../calendars/transit.type.js';
import type { Weekday } from '../calendars/weekday.js';
import type { SimulatedPromise, SimulatedPromises } from './simulate-promise.js';

@InputType('SimulatePromiseInput', { description: 'A change of a location\'s calendar, or of transit times, that is tried on the orders of the last days. What is left out stays as it is.' })
export class SimulatePromiseInput implements SimulatedPromise {
  @Field(() => ID, { description: 'The location: its code or id.' })
  location!: string;

  @Field(() => [WeekdayEnum], { nullable: true, description: 'All days on which it works, at least one.' })
  workingDays?: Weekday[] | null;

  @Field(() => ObservedHolidaysInput, { nullable: true, description: 'The public holidays it does not work on; null where it works on all of them.' })
  holidays?: ObservedHolidaysInput | null;

  @Field(() => [LocationClosureInput], { nullable: true, description: 'All further days on which it does not work, up to 200 entries.' })
  closures?: LocationClosureInput[] | null;

  @Field(() => Int, { nullable: true, description: 'Working days between the day on which an order is worked on and the day on which it leaves, 0 to 60.' })
  preparationDays?: number | null;

  @Field(() => [MethodTimesInput], { nullable: true, description: 'When orders leave, of each shipping method that changes.' })
  methods?: MethodTimesInput[] | null;

  @Field(() => [TransitTimeInput], { nullable: true, description: 'All transit times, in place of those there are: up to 1,000.' })
  transitTimes?: TransitTimeInput[] | null;

  @Field(() => Int, { nullable: true, description: 'The orders of how many days it is tried on, 1 to 92; 30 unless given.' })
  days?: number | null;
}

@ObjectType('SimulatedOrder', { description: 'An order whose dates differ.' })
export class SimulatedOrderType {
  @Field(() => String, { description: 'Its number.' })
  order!: string;

  @Field(() => String, { nullable: true, description: 'The day its last part would have left by the calendar of now; null where none is found.' })
  shipsOnBefore!: string | null;

  @Field(() => String, { nullable: true, description: 'The same with the change.' })
  shipsOnAfter!: string | null;

  @Field(() => String, { nullable: true, description: 'The last day of its delivery by the calendar of now, which would have been promised; null without a transit time.' })
  deliveryToBefore!: string | null;

  @Field(() => String, { nullable: true, description: 'The same with the change.' })
  deliveryToAfter!: string | null;
}

@ObjectType('PromiseSimulation', { description: 'What a change would have meant for the orders of the last days of which a part went to the location: each as if it had been ready when it was placed, without those that customers collect. The daily capacity of the location counts among these orders, from the first of them on; that of other locations does not.' })
export class PromiseSimulationType {
  @Field(() => Int, { description: 'How many orders it was tried on.' })
  orders!: number;

  @Field(() => Boolean, { description: 'Whether there are more: it is tried on the newest 2,000 at most.' })
  cut!: boolean;

  @Field(() => Int, { description: 'Orders that would be delivered sooner, or leave sooner and be delivered on the same day.' })
  sooner!: number;

  @Field(() => Int, { description: 'Orders that would be delivered or leave later.' })
  later!: number;

  @Field(() => Int, { description: 'Orders for which nothing changes.' })
  same!: number;

  @Field(() => Float, { nullable: true, description: 'Days from the order to the last day of its delivery by the calendar of now, on average over the orders that have one either way; null without any.' })
  averageDaysBefore!: number | null;

  @Field(() => Float, { nullable: true, description: 'The same with the change.' })
  averageDaysAfter!: number | null;

  @Field(() => Int, { description: 'Those of the orders that were delivered.' })
  delivered!: number;

  @Field(() => Int, { description: 'Those of them that came by the day that would have been promised by the calendar of now.' })
  keptBefore!: number;

  @Field(() => Int, { description: 'Those of them that came by the day that would have been promised with the change.' })
  keptAfter!: number;

  @Field(() => [SimulatedOrderType], { description: 'Orders whose dates differ, the newest first, at most 20.' })
  examples!: readonly SimulatedOrderType[];
}

/** A simulation as the graph has it. */
export const toPromiseSimulationType = ({ examples, ...simulation }: SimulatedPromises): PromiseSimulationType => ({
  ...simulation,
  examples: examples.map(({ number, before, after }) => ({ order: number, shipsOnBefore: before.shipsOn, shipsOnAfter: after.shipsOn, deliveryToBefore: before.deliveryTo, deliveryToAfter: after.deliveryTo })),
});
