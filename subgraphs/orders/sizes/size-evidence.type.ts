import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { BoughtSize, ReturnedSize, ReturnReason, SizeEvidence, SoldSize } from '#subgraph-kit/subgraph.js';
import type { SizesAsked } from './read-size-evidence.js';

const SKU = { description: 'SKU of the item.' };
const REASON = { description: 'Code of the reason; empty where none was given.' };

@internal
@InputType('SizeEvidenceInput', { description: 'Whose sizes are compared.' })
export class SizeEvidenceInput implements SizesAsked {
  @Field(() => [String], { description: 'SKUs of the items; the first 200 count.' })
  skus!: string[];

  @Field(() => ID, { nullable: true, description: 'A customer, by their id on the sales channel.' })
  customerId?: string | null;
}

@internal
@ObjectType('SoldSize', { description: 'What came of the units of an item.' })
class SoldSizeType implements SoldSize {
  @Field(() => String, SKU)
  sku!: string;

  @Field(() => Int, { description: 'Units that were sold.' })
  units!: number;

  @Field(() => Int, { description: 'Units of them that reached their customers, whether they came back or not.' })
  delivered!: number;

  @Field(() => Int, { description: 'Units that came back, for whatever reason.' })
  returned!: number;
}

@internal
@ObjectType('ReturnedSize', { description: 'Units of an item that came back for a reason.' })
class ReturnedSizeType implements ReturnedSize {
  @Field(() => String, SKU)
  sku!: string;

  @Field(() => String, REASON)
  reason!: string;

  @Field(() => Int, { description: 'Units that came back for it.' })
  units!: number;
}

@internal
@ObjectType('BoughtSizeReturn', { description: 'Units of a line that came back for a reason.' })
class BoughtSizeReturnType implements ReturnReason {
  @Field(() => String, REASON)
  reason!: string;

  @Field(() => Int, { description: 'Units that came back for it.' })
  units!: number;
}

@internal
@ObjectType('BoughtSize', { description: 'An item that a customer ordered.' })
class BoughtSizeType implements BoughtSize {
  @Field(() => String, SKU)
  sku!: string;

  @Field(() => Int, { description: 'Units that were delivered; none while they are on their way, and none of a cancelled order.' })
  units!: number;

  @Field(() => [BoughtSizeReturnType], { description: 'What came back of them, by reason.' })
  returns!: readonly BoughtSizeReturnType[];
}

@internal
@ObjectType('SizeEvidence', { description: 'What orders and returns tell about sizes.' })
export class SizeEvidenceType implements SizeEvidence {
  @Field(() => [SoldSizeType], { description: 'What came of the units of each item that were sold in the last year.' })
  sold!: readonly SoldSizeType[];

  @Field(() => [ReturnedSizeType], { description: 'Why they came back.' })
  returned!: readonly ReturnedSizeType[];

  @Field(() => [BoughtSizeType], { description: 'What the customer ordered, the last first.' })
  bought!: readonly BoughtSizeType[];
}
