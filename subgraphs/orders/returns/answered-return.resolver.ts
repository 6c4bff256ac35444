import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrdersContext } from '../orders-context.js';
import { answerExpectedReturns, unansweredReturns } from './answer-expected-returns.js';
import { reportArrival } from './report-arrival.js';
import { ReturnRecordType } from './return.type.js';
import { ReturnReceiptLineInput } from './warehouse-return.type.js';

@internal
@InputType('ExpectedReturnAnswerInput', { description: 'A warehouse\'s answer to one announced return.' })
class ExpectedReturnAnswerInput {
  @Field(() => ID, { description: 'Return number or id.' })
  reference!: string;

  @Field(() => Boolean, { description: 'Whether it expects the return.' })
  expected!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it does not.' })
  reasonCode?: string | null;
}

@internal
@InputType('AnswerExpectedReturnsInput', { description: 'A warehouse\'s answers to announced returns; all are applied or none.' })
class AnswerExpectedReturnsInput {
  @Field(() => [ExpectedReturnAnswerInput], { description: '1 to 500 answers.' })
  returns!: ExpectedReturnAnswerInput[];
}

@internal
@InputType('ReportArrivalInput', { description: 'Goods of an order that came back, announced or not.' })
class ReportArrivalInput {
  @Field(() => ID, { description: 'Number of the order, with or without #.' })
  orderNumber!: string;

  @Field(() => String, { nullable: true, description: 'Number of the return; any other text means an unannounced parcel.' })
  returnReference?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the parcel arrived; now unless given.' })
  receivedAt?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its goods were inspected.' })
  inspectedAt?: string | null;

  @Field(() => [ReturnReceiptLineInput], { description: '1 to 500 lines: everything that arrived.' })
  lines!: ReturnReceiptLineInput[];
}

@Resolver()
export class AnsweredReturnResolver {
  @internal
  @Query(() => [ReturnRecordType], { description: 'Returns announced to the calling warehouse that it has not answered, oldest first.' })
  unansweredReturns(@Arg('first', () => Int, { description: 'How many, 1 to 500.' }) first: number, @Ctx() { deps, call }: OrdersContext) {
    return unansweredReturns(deps, call, { first });
  }

  @internal
  @Mutation(() => [ReturnRecordType], { description: 'The calling warehouse answers which announced returns it expects; repeating an answer changes nothing.' })
  answerExpectedReturns(@Arg('input', () => AnswerExpectedReturnsInput, { description: 'Its answers.' }) input: AnswerExpectedReturnsInput, @Ctx() { deps, call }: OrdersContext) {
    return answerExpectedReturns(deps, call, input.returns);
  }

  @internal
  @Mutation(() => ReturnRecordType, { description: 'The calling warehouse reports goods of an order that came back; the same report again changes nothing.' })
  reportArrival(@Arg('input', () => ReportArrivalInput, { description: 'The goods.' }) input: ReportArrivalInput, @Ctx() { deps, call }: OrdersContext) {
    return reportArrival(deps, call, input);
  }
}
