import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { registerItems } from './register-items.js';

@internal
@InputType('RegisteredItemInput', { description: 'An item as a warehouse registers it.' })
class RegisteredItemInput {
  @Field(() => String, { description: 'The warehouse\'s own code.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s category.' })
  category?: string | null;

  @Field(() => Int, { nullable: true, description: 'Grams.' })
  weightG?: number | null;

  @Field(() => Int, { nullable: true, description: 'Millimetres.' })
  heightMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Millimetres.' })
  widthMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Millimetres.' })
  depthMm?: number | null;
}

@internal
@InputType('RegisterItemsInput', { description: 'Items a warehouse registers; a code that is known is overwritten.' })
class RegisterItemsInput {
  @Field(() => [RegisteredItemInput], { description: '1 to 1,000 items.' })
  items!: RegisteredItemInput[];
}

@Resolver()
export class RegisteredItemResolver {
  @internal
  @Mutation(() => Int, { description: 'The calling warehouse registers items under its own codes; answers how many.' })
  registerItems(@Arg('input', () => RegisterItemsInput, { description: 'The items.' }) input: RegisterItemsInput, @Ctx() { deps, call }: OrdersContext) {
    return registerItems(deps, call, input.items);
  }
}
