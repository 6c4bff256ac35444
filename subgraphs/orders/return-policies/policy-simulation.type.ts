import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ReturnBlockEnum } from './return-policy-enums.type.js';
import { SaveReturnPolicyInput } from './save-return-policy.type.js';
import type { LineBlock } from './returnable.js';
import type { PolicySimulation, Simulated } from './simulate-return-policy.js';
import type { BlockCount } from './simulation-tally.js';

@InputType('SimulateReturnPolicyInput', { description: 'A change of the return policy that is tried on what happened.' })
export class SimulateReturnPolicyInput implements Simulated {
  @Field(() => SaveReturnPolicyInput, { description: 'The change; what is left out stays as it is.' })
  change!: SaveReturnPolicyInput;

  @Field(() => DateTime, { nullable: true, description: 'From when on: 30 days before `to` unless given, at most 92.' })
  from?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when, that moment not included; now unless given.' })
  to?: string | null;
}

@ObjectType('ReturnBlockCount', { description: 'How many orders or returns a reason blocks, by the policy as it is and with the change.' })
class ReturnBlockCountType implements BlockCount {
  @Field(() => ReturnBlockEnum, { description: 'The reason.' })
  reason!: LineBlock;

  @Field(() => Int, { description: 'By the policy as it is.' })
  before!: number;

  @Field(() => Int, { description: 'With the change.' })
  after!: number;

  @Field(() => [String], { description: 'The numbers of some that the change alone blocks for it, at most 20.' })
  examples!: readonly string[];
}

@ObjectType('SimulatedFees', { description: 'The fees of the returns that are refunds and would not be refused, by currency.' })
class SimulatedFeesType {
  @Field(() => [MoneyType], { description: 'By the policy as it is.' })
  before!: MoneyType[];

  @Field(() => [MoneyType], { description: 'With the change.' })
  after!: MoneyType[];
}

@ObjectType('ReturnPolicySimulation', { description: 'What a change of the return policy would have meant.' })
export class ReturnPolicySimulationType {
  @Field(() => DateTime, { description: 'From when on.' })
  from!: string;

  @Field(() => DateTime, { description: 'Until when.' })
  to!: string;

  @Field(() => Boolean, { description: 'Whether all of that time was looked at; false where it has more than 5000 orders or 2000 returns, of which so many were.' })
  isWhole!: boolean;

  @Field(() => Int, { description: 'Orders of which something left in that time.' })
  orders!: number;

  @Field(() => Int, { description: 'Those of which something could be returned on the day they arrived, by the policy as it is.' })
  returnableBefore!: number;

  @Field(() => Int, { description: 'The same with the change.' })
  returnableAfter!: number;

  @Field(() => [ReturnBlockCountType], { description: 'Why nothing of the others could be returned, from the start.' })
  blockedOrders!: readonly ReturnBlockCountType[];

  @Field(() => Int, { description: 'Returns that were announced in that time.' })
  returns!: number;

  @Field(() => Int, { description: 'Those that the policy as it is would have refused when they were opened.' })
  refusedBefore!: number;

  @Field(() => Int, { description: 'Those that would be refused with the change.' })
  refusedAfter!: number;

  @Field(() => [ReturnBlockCountType], { description: 'Why they would be refused.' })
  refusedReturns!: readonly ReturnBlockCountType[];

  @Field(() => SimulatedFeesType, { description: 'The fees of the returns.' })
  fees!: SimulatedFeesType;
}

/** A simulation in the graph. */
export function toReturnPolicySimulationType({ from, to, isWhole, orders, returns, fees }: PolicySimulation): ReturnPolicySimulationType {
  const [blocked, refused, sums] = [orders.blocked(), returns.blocked(), fees.sums()];
  return {
    from, to, isWhole, orders: orders.total, returnableBefore: orders.total - blocked.before, returnableAfter: orders.total - blocked.after, blockedOrders: orders.reasons(),
    returns: returns.total, refusedBefore: refused.before, refusedAfter: refused.after, refusedReturns: returns.reasons(),
    fees: { before: sums.map(({ currency, before }) => money(before, currency)), after: sums.map(({ currency, after }) => money(after, currency)) },
  };
}
