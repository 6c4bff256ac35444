import { Field, InputType } from 'type-graphql';
import { SaveLocationCalendarInput } from '../calendars/calendar.type.js';
import { ServicePolicyInput } from '../calendars/policy.type.js';
import { TransitTimeInput } from '../calendars/transit.type.js';
import { SavePromiseSettingsInput } from './promise-settings.type.js';
import type { PromiseChange } from './tried-promise.js';

@InputType('PromiseChangeInput', { description: 'A change of what delivery is promised by that is tried and not saved; what is left out stays as it is.' })
export class PromiseChangeInput implements PromiseChange {
  @Field(() => SaveLocationCalendarInput, { nullable: true, description: 'Of the calendar of one location.' })
  calendar?: SaveLocationCalendarInput | null;

  @Field(() => [TransitTimeInput], { nullable: true, description: 'All transit times, in place of those there are: up to 1,000.' })
  transitTimes?: TransitTimeInput[] | null;

  @Field(() => [ServicePolicyInput], { nullable: true, description: 'All service policies, in place of those there are: up to 100.' })
  policies?: ServicePolicyInput[] | null;

  @Field(() => SavePromiseSettingsInput, { nullable: true, description: 'Of the settings.' })
  settings?: SavePromiseSettingsInput | null;
}
