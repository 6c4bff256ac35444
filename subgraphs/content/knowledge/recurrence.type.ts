import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { Frequency, Weekday } from './recurrence.js';

/** How often tasks recur. */
export const FrequencyEnum = enumType<Frequency>('TaskFrequency', 'How often a task recurs.', { DAILY: 'Every so many days.', WEEKLY: 'On days of every so many weeks.', MONTHLY: 'On a day of every so many months.' });

/** As the orders subgraph has it. */
export const WeekdayEnum = enumType<Weekday>('Weekday', 'A day of the week.', {
  MONDAY: 'Monday.', TUESDAY: 'Tuesday.', WEDNESDAY: 'Wednesday.', THURSDAY: 'Thursday.', FRIDAY: 'Friday.', SATURDAY: 'Saturday.', SUNDAY: 'Sunday.',
});

@ObjectType('TaskRecurrence', { description: 'When a task is due again once it is done: the first day of the rule after its own that is not past where the company works. Days are calendar days, whatever the clocks do.' })
export class RecurrenceType {
  @Field(() => FrequencyEnum, { description: 'How often.' })
  frequency!: Frequency;

  @Field(() => Int, { description: 'Every so many days, weeks or months.' })
  interval!: number;

  @Field(() => [WeekdayEnum], { description: 'Of WEEKLY, the days of the week; else none. Weeks begin on Monday.' })
  weekdays!: readonly Weekday[];

  @Field(() => Int, { nullable: true, description: 'Of MONTHLY, the day of the month; the last day of a month that has fewer.' })
  dayOfMonth!: number | null;

  @Field(() => String, { nullable: true, description: 'The last day on which it may be due, YYYY-MM-DD; null for no end.' })
  until!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many tasks there are from this one on, itself included; null for no end.' })
  count!: number | null;
}

@InputType('TaskRecurrenceInput', { description: 'When a task is due again once it is done.' })
export class RecurrenceInput {
  @Field(() => FrequencyEnum, { description: 'How often.' })
  frequency!: Frequency;

  @Field(() => Int, { nullable: true, description: 'Every so many days, weeks or months, 1 to 365; 1 unless given.' })
  interval?: number | null;

  @Field(() => [WeekdayEnum], { nullable: true, description: 'With WEEKLY, the days of the week; that of `dueOn` unless given.' })
  weekdays?: Weekday[] | null;

  @Field(() => Int, { nullable: true, description: 'With MONTHLY, the day of the month, 1 to 31; the last day of a month that has fewer. That of `dueOn` unless given.' })
  dayOfMonth?: number | null;

  @Field(() => String, { nullable: true, description: 'The last day on which it may be due, YYYY-MM-DD.' })
  until?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many tasks there are from this one on, itself included, 1 to 999.' })
  count?: number | null;
}
