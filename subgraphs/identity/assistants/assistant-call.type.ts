import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { AssistantCallOutcome } from './assistant-call.js';

/** The graph's outcomes of calls of tools. */
export const AssistantCallOutcomes = enumType<AssistantCallOutcome>('AssistantCallOutcome', 'How the call of a tool by an AI client ended.', {
  OK: 'The tool did it.', REFUSED: 'The tool answered why it did not: no permission, wrong arguments, a rule of the domain, too many calls.', FAILED: 'The module failed, or did not answer in time.',
});

const COMPANY = 'The company it worked in.';
const CLIENT_NAME = 'The name the client gives itself.';
const TOOL = 'The tool, such as commerce_search_orders.';
const DURATION = 'How long it took.';
const CALLED = 'When it was called.';
const OUTCOME = 'How it ended.';

@ObjectType('AssistantCall', { description: 'A call of a tool by an AI client that a person connected. What was asked and answered is recorded nowhere.' })
export class AssistantCallType {
  @Field(() => ID, { description: 'Identifies the call.' })
  id!: string;

  @Field(() => ID, { description: 'The client, as `connectedApps` names it.' })
  clientId!: string;

  @Field(() => String, { description: CLIENT_NAME })
  clientName!: string;

  @Field(() => String, { description: TOOL })
  tool!: string;

  @Field(() => AssistantCallOutcomes, { description: OUTCOME })
  outcome!: AssistantCallOutcome;

  @Field(() => Int, { description: DURATION })
  durationMilliseconds!: number;

  @Field(() => DateTime, { description: CALLED })
  calledAt!: string;
}

/** A page of calls of tools. */
export const AssistantCallPage = connectionType(AssistantCallType, 'AssistantCall');

@InputType('AssistantCallFilter', { description: 'Filters a list of calls of tools.' })
export class AssistantCallFilterInput {
  @Field(() => ID, { nullable: true, description: 'Only calls for this person of the company.' })
  personId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only calls of this client.' })
  clientId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only calls of this tool.' })
  tool?: string | null;

  @Field(() => AssistantCallOutcomes, { nullable: true, description: 'Only calls that ended like this.' })
  outcome?: AssistantCallOutcome | null;
}

@internal
@InputType('AssistantCallInput', { description: 'A call of a tool by an AI client, without its arguments and result.' })
export class AssistantCallInput {
  @Field(() => Int, { description: COMPANY })
  companyId!: number;

  @Field(() => ID, { description: 'The account of the person.' })
  accountId!: string;

  @Field(() => ID, { description: 'The client.' })
  clientId!: string;

  @Field(() => String, { description: CLIENT_NAME })
  clientName!: string;

  @Field(() => String, { description: TOOL })
  tool!: string;

  @Field(() => AssistantCallOutcomes, { description: OUTCOME })
  outcome!: AssistantCallOutcome;

  @Field(() => Int, { description: DURATION })
  durationMilliseconds!: number;

  @Field(() => DateTime, { description: CALLED })
  calledAt!: string;
}

@internal
@InputType('RecordAssistantCallsInput', { description: 'Calls of tools to record.' })
export class RecordAssistantCallsInput {
  @Field(() => [AssistantCallInput], { description: 'At most 1,000.' })
  calls!: readonly AssistantCallInput[];
}

@internal
@ObjectType('AccountAssistantCall', { description: 'A call of a tool in one of the companies of an account.' })
export class AccountAssistantCallType {
  @Field(() => ID, { description: 'Identifies the call.' })
  id!: string;

  @Field(() => String, { description: COMPANY })
  companyName!: string;

  @Field(() => String, { description: CLIENT_NAME })
  clientName!: string;

  @Field(() => String, { description: TOOL })
  tool!: string;

  @Field(() => AssistantCallOutcomes, { description: OUTCOME })
  outcome!: AssistantCallOutcome;

  @Field(() => Int, { description: DURATION })
  durationMilliseconds!: number;

  @Field(() => DateTime, { description: CALLED })
  calledAt!: string;
}
