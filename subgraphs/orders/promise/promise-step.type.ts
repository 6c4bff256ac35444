import { Field, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { PromiseStep } from './promise-step.js';

const PromiseStepKindEnum = enumType<PromiseStep['kind']>('PromiseStepKind', 'A decision that moved a date of a promise.', {
  CUTOFF_PASSED: 'The cutoff of the day has passed.', ARRIVAL: 'The stock arrives on a later day.', DAY_OFF: 'Nobody works on this day of the week.', HOLIDAY: 'It is a public holiday.', CLOSURE: 'The location is closed.',
  FULL: 'As many orders leave on the day as can.', PREPARATION: 'Working days of preparation.', EXTRA_DAYS: 'Working days that the service policy adds before it leaves.', TRANSIT: 'Working days with the carrier.', BUFFER_DAYS: 'Working days that the service policy adds to the delivery.',
});

@ObjectType('PromiseStep', { description: 'A decision that moved a date of a promise, field by field.' })
export class PromiseStepType implements PromiseStep {
  @Field(() => PromiseStepKindEnum, { description: 'What was decided.' })
  kind!: PromiseStep['kind'];

  @Field(() => String, { nullable: true, description: 'The day that it is about; null for days that are added.' })
  day!: string | null;

  @Field(() => Int, { nullable: true, description: 'Working days that are added: of a carrier the most.' })
  days!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a carrier: the fewest working days.' })
  minDays!: number | null;

  @Field(() => String, { nullable: true, description: 'Of a cutoff: its time.' })
  cutoff!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of a holiday, or why the location is closed.' })
  name!: string | null;

  @Field(() => String, { description: 'All of it in English, as in steps.' })
  text!: string;
}
