import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import { SHIPPING_TYPES, type ShippingType } from '../routing/shipping-type.js';
import type { Closure, LocationCalendar, MethodTimes, ObservedHolidays, OpeningHours } from './calendar.js';
import type { GivenHolidays, GivenMethod } from './given-calendar.js';
import type { SaveLocationCalendar } from './save-location-calendar.js';
import type { Weekday } from './weekday.js';

/** The graph's enum of days of the week. */
export const WeekdayEnum = enumType<Weekday>('Weekday', 'A day of the week.', {
  MONDAY: 'Monday.', TUESDAY: 'Tuesday.', WEDNESDAY: 'Wednesday.', THURSDAY: 'Thursday.', FRIDAY: 'Friday.', SATURDAY: 'Saturday.', SUNDAY: 'Sunday.',
});

const REGION = 'The region of the country whose own holidays are observed too, such as BY in DE; null for those of the whole country.';
const CUTOFF = 'Orders placed before this local time of a working day, such as 14:30, are worked on that day, others on the next; null until the day ends.';
const CAPACITY = 'Fulfillment orders of this method that can leave on one day, 1 to 100,000; null for any number.';
const REASON = 'Why it is closed.';

@ObjectType('OpeningHours', { description: 'Hours in which customers can collect orders at a location.' })
class OpeningHoursType implements OpeningHours {
  @Field(() => WeekdayEnum, { description: 'The day of the week.' })
  weekday!: Weekday;

  @Field(() => String, { description: 'When it opens, in the time of the location: 10:00.' })
  opens!: string;

  @Field(() => String, { description: 'When it closes, in the time of the location: 19:30; 24:00 is the end of the day.' })
  closes!: string;
}

@ObjectType('LocationClosure', { description: 'Days on which a location does not work although its calendar has them as working days.' })
class LocationClosureType implements Closure {
  @Field(() => String, { description: 'The first day, such as 2026-12-24.' })
  from!: string;

  @Field(() => String, { description: 'The last day.' })
  to!: string;

  @Field(() => String, { nullable: true, description: REASON })
  reason!: string | null;
}

@ObjectType('ObservedHolidays', { description: 'The public holidays a location does not work on.' })
class ObservedHolidaysType implements ObservedHolidays {
  @Field(() => String, { description: 'The country whose holidays they are, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: REGION })
  region!: string | null;
}

@ObjectType('MethodTimes', { description: 'When orders of one shipping method leave a location.' })
class MethodTimesType implements MethodTimes {
  @Field(() => ShippingTypeEnum, { description: 'The shipping method.' })
  method!: ShippingType;

  @Field(() => String, { nullable: true, description: CUTOFF })
  cutoff!: string | null;

  @Field(() => Int, { nullable: true, description: CAPACITY })
  dailyCapacity!: number | null;
}

@ObjectType('LocationCalendar', { description: 'When a location works, ships and is open; delivery is promised by it. Days and times are those of its time zone.' })
export class LocationCalendarType implements Omit<LocationCalendar, 'methods'> {
  @Field(() => Boolean, { description: 'Whether it is the usual calendar, which locations have until one is saved for them: Monday to Friday without the public holidays of their country, orders until noon the same day, open Monday to Saturday from 10 to 19.' })
  isUsual!: boolean;

  @Field(() => [WeekdayEnum], { description: 'The days on which it works.' })
  workingDays!: readonly Weekday[];

  @Field(() => ObservedHolidaysType, { nullable: true, description: 'The public holidays it does not work on; null where it works on all of them.' })
  holidays!: ObservedHolidays | null;

  @Field(() => [LocationClosureType], { description: 'Further days on which it does not work.' })
  closures!: readonly Closure[];

  @Field(() => Int, { description: 'Working days between the day on which an order is worked on and the day on which it leaves.' })
  preparationDays!: number;

  @Field(() => [MethodTimesType], { description: 'When orders leave, of each shipping method.' })
  methods!: readonly MethodTimesType[];

  @Field(() => [OpeningHoursType], { description: 'When customers can collect there.' })
  openingHours!: readonly OpeningHours[];

  @Field(() => Int, { description: 'Opening minutes from an order until it can be collected.' })
  pickupMinutes!: number;
}

/** A calendar as the graph has it. */
export const toCalendarType = (calendar: LocationCalendar, isUsual: boolean): LocationCalendarType =>
  ({ ...calendar, isUsual, methods: SHIPPING_TYPES.map((method) => ({ method, ...calendar.methods[method] })) });

@InputType('OpeningHoursInput', { description: 'Hours in which customers can collect orders at a location.' })
class OpeningHoursInput implements OpeningHours {
  @Field(() => WeekdayEnum, { description: 'The day of the week.' })
  weekday!: Weekday;

  @Field(() => String, { description: 'When it opens, in the time of the location: 10:00.' })
  opens!: string;

  @Field(() => String, { description: 'When it closes, after it opens: 19:30; 24:00 is the end of the day.' })
  closes!: string;
}

@InputType('LocationClosureInput', { description: 'Days on which a location does not work.' })
export class LocationClosureInput {
  @Field(() => String, { description: 'The first day, such as 2026-12-24.' })
  from!: string;

  @Field(() => String, { description: 'The last day; at most 366 days with the first.' })
  to!: string;

  @Field(() => String, { nullable: true, description: `${REASON} Up to 200 characters.` })
  reason?: string | null;
}

@InputType('ObservedHolidaysInput', { description: 'The public holidays a location does not work on.' })
export class ObservedHolidaysInput implements GivenHolidays {
  @Field(() => String, { description: 'The country whose holidays they are, ISO 3166-1 alpha-2.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: REGION })
  region?: string | null;
}

@InputType('MethodTimesInput', { description: 'When orders of one shipping method leave a location; what is left out stays.' })
export class MethodTimesInput implements GivenMethod {
  @Field(() => ShippingTypeEnum, { description: 'The shipping method.' })
  method!: ShippingType;

  @Field(() => String, { nullable: true, description: CUTOFF })
  cutoff?: string | null;

  @Field(() => Int, { nullable: true, description: CAPACITY })
  dailyCapacity?: number | null;
}

@InputType('SaveLocationCalendarInput', { description: 'A change of a location\'s calendar; what is left out stays as it is, or as the usual calendar has it.' })
export class SaveLocationCalendarInput implements SaveLocationCalendar {
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

  @Field(() => [OpeningHoursInput], { nullable: true, description: 'All hours in which customers can collect there, up to 70; several of a day must not overlap.' })
  openingHours?: OpeningHoursInput[] | null;

  @Field(() => Int, { nullable: true, description: 'Opening minutes from an order until it can be collected, 0 to 10,080.' })
  pickupMinutes?: number | null;
}
