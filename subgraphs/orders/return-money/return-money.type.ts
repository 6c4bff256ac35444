import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#contract/languages.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { money, MoneyInput, MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { dueMinor, type ReturnTerms } from '../returns/return-terms.js';
import type { ReturnResolution } from '../returns/return.js';
import type { CreditFilter } from './list-store-credits.js';
import type { RefundReturn } from './refund-return.js';
import type { StoreCredit } from './store-credit.js';

@InputType('RefundedReturnLineInput', { description: 'Units of a return to refund.' })
class RefundedReturnLineInput {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units, 1 or more.' })
  quantity!: number;
}

@InputType('RefundReturnInput', { description: 'What is given back for a return; what is left out is as it was announced to the customer.' })
export class RefundReturnInput implements RefundReturn {
  @Field(() => ID, { description: 'Number or id of the return.' })
  reference!: string;

  @Field(() => [RefundedReturnLineInput], { nullable: true, description: 'These units of the return, also before they arrive; unless given, those that arrived and were not refunded.' })
  lines?: RefundedReturnLineInput[] | null;

  @Field(() => MoneyInput, { nullable: true, description: 'The part that is for shipping; unless given, what the return was opened with, once all of it arrived.' })
  shipping?: MoneyInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its fee is waived; false unless given.' })
  withoutFee?: boolean | null;
}

@InputType('IssueStoreCreditInput', { description: 'The return that a store credit is for.' })
export class IssueStoreCreditInput {
  @Field(() => ID, { description: 'Number or id of the return.' })
  returnReference!: string;
}

@InputType('StoreCreditFilterInput', { description: 'Which store credits to list; what is left out does not apply.' })
export class StoreCreditFilterInput implements CreditFilter {
  @Field(() => String, { nullable: true, description: 'The customer\'s e-mail address, in capitals or not.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The code, in capitals or not, with or without hyphens.' })
  code?: string | null;
}

@ObjectType('StoreCredit', { description: 'Credit that a customer got for a return. The storefront lets them spend it.' })
export class StoreCreditType {
  @Field(() => ID, { description: 'The credit.' })
  id!: string;

  @Field(() => String, { description: 'What the customer pays with: K7QM-3XRD-PW9T.' })
  code!: string;

  @Field(() => MoneyType, { description: 'How much it is.' })
  amount!: MoneyType;

  @Field(() => DateTime, { description: 'Until when it can be spent.' })
  expiresAt!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  issuedAt!: string;

  /** For its resolvers. */
  returnId!: string;
  orderId!: string;
}

/** A page of store credits. */
export const StoreCreditConnection = connectionType(StoreCreditType, 'StoreCredit');

/** A credit in the graph. */
export const toStoreCreditType = ({ id, code, amountMinor, currency, expiresAt, issuedAt, returnId, orderId }: StoreCredit): StoreCreditType =>
  ({ id, code, amount: money(amountMinor, currency), expiresAt, issuedAt, returnId, orderId });

@ObjectType('ReturnTerms', { description: 'What a return was opened with on the returns portal: what the customer was told to get, and by which rules.' })
export class ReturnTermsType {
  @Field(() => MoneyType, { description: 'What was paid for the units, after discounts.' })
  goods!: MoneyType;

  @Field(() => MoneyType, { description: 'What was paid for shipping, where it is given back.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'What is withheld if it is refunded.' })
  fee!: MoneyType;

  @Field(() => MoneyType, { description: 'What the customer is to get in money or credit; nothing for an exchange.' })
  due!: MoneyType;

  @Field(() => Int, { description: 'The version of the return policy that decided it.' })
  policyVersion!: number;

  @Field(() => Languages, { description: 'The customer\'s language.' })
  language!: Language;
}

/** The terms of a return in the graph. */
export const toReturnTermsType = (terms: ReturnTerms, resolution: ReturnResolution): ReturnTermsType => ({
  goods: money(terms.goodsMinor, terms.currency), shipping: money(terms.shippingMinor, terms.currency), fee: money(terms.feeMinor, terms.currency),
  due: money(dueMinor(terms, resolution), terms.currency), policyVersion: terms.policyVersion, language: terms.language,
});
