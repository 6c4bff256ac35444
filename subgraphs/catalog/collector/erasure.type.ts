import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ErasureState } from './erasure-state.js';

const ErasureStateEnum = enumType<ErasureState>('ErasureReason', 'Why a visitor was erased.', { denied: 'The shopper denied consent.', revoked: 'The shopper revoked consent.', requested: 'Staff erased them on request.' });

@ObjectType('Erasure', { description: 'The proof that what a visitor of a storefront did was erased. It does not say who it was: whoever still has the id of the visitor can look it up.' })
export class ErasureType {
  @Field(() => ID, { description: 'The proof.' })
  id!: string;

  @Field(() => String, { description: 'A keyed hash of the visitor\'s id.' })
  visitorHash!: string;

  @Field(() => ErasureStateEnum, { description: 'Why.' })
  state!: ErasureState;

  @Field(() => DateTime, { description: 'When. What the visitor did until then is not taken any more, whenever it arrives.' })
  erasedAt!: string;

  @Field(() => Int, { description: 'How many events there were; so far, while it is under way.' })
  events!: number;
}

/** A page of erasures. */
export const ErasureConnection = connectionType(ErasureType, 'Erasure');

@InputType('EraseVisitorInput', { description: 'Whom to erase: a visitor, or all visitors of a customer.' })
export class EraseVisitorInput {
  @Field(() => ID, { nullable: true, description: 'The visitor, by the id that the storefront gave them.' })
  visitorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The customer, by the id that the merchant\'s references have.' })
  customerId?: string | null;
}
