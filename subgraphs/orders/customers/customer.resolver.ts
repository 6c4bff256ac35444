import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { Json } from '#subgraph-kit/scalars.js';
import { AddressType } from '../addresses/address.type.js';
import { OrderConnection, toOrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ReturnConnection } from '../returns/return.type.js';
import { CustomerErasureType, CustomerProfileConnection, CustomerProfileType, EraseCustomerInput } from './customer.type.js';
import { eraseCustomer } from './erase-customer.js';
import { exportCustomer } from './export-customer.js';
import { listCustomers } from './list-customers.js';
import { listOrdersOfCustomer, listReturnsOfCustomer } from './list-records-of-customer.js';
import { readAddresses } from './read-addresses.js';
import { readCustomer } from './read-customer.js';

@Resolver(() => CustomerProfileType)
export class CustomerResolver {
  @Query(() => CustomerProfileType, { nullable: true, description: 'One customer, by e-mail address or id.' })
  customer(
    @Arg('email', () => String, { nullable: true, description: 'The e-mail address.' }) email: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'The customer.' }) id: string | null,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return readCustomer(deps, call, { email, id });
  }

  @Query(() => CustomerProfileConnection, { description: 'The people who ordered, by e-mail address.' })
  customers(
    @Arg('search', () => String, { nullable: true, description: 'What `orders(filter: { search })` finds their orders by: words of the name, parts of the e-mail address, telephone numbers, postal codes, order numbers or SKUs. At most 8 words and 200 characters.' }) search: string | null,
    @Arg('tag', () => String, { nullable: true, description: 'Only customers with this tag.' }) tag: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return listCustomers(deps, call, { search, tag, page });
  }

  @Query(() => Json, { description: 'Everything that is stored on a customer, as one JSON document: tags, metadata, orders, shipments, refunds, the list of documents, returns, notes and metadata of staff, and the history; and as `storefront` the visitors whom signed references of this customer linked, with their carts, orders, sessions and campaigns, and their events. Of a customer of more than 500 orders, or 2,000 events, it has the first of them, and `next` for the part behind them.' })
  exportCustomer(
    @Arg('email', () => String, { description: 'The e-mail address.' }) email: string,
    @Arg('first', () => Int, { nullable: true, description: 'How many orders, 1 to 500; 500 unless given.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `next` of the part before: only orders behind it.' }) after: string | null,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return exportCustomer(deps, call, { email, first, after });
  }

  @Mutation(() => CustomerErasureType, { description: 'Erase name, e-mail address, phone number and addresses of a customer from all their orders and returns, with the tags and metadata of the customer, the notes of staff, what labels show and packing slips. Every order must be delivered or cancelled, and every return of it closed or cancelled; the refusal says which is not, and why. Of the tags and metadata of the orders and returns those go that contain the name, the e-mail address or a phone number; the others stay, as do amounts, countries, invoices, receipts and customs documents. What storefronts reported of the customer, whom signed references linked by the id on the sales channel, is erased a moment later, as `eraseVisitor` does.' })
  eraseCustomer(@Arg('input', () => EraseCustomerInput, { description: 'Which customer.' }) input: EraseCustomerInput, @Ctx() { deps, call }: OrdersContext) {
    return eraseCustomer(deps, call, input);
  }

  @FieldResolver(() => [MoneyType], { description: 'What they ordered for minus what was refunded, one amount a currency; cancelled orders do not count.' })
  async totals(@Root() { email }: CustomerProfileType, @Ctx() { load }: OrdersContext) {
    return (await load.totalsOfCustomer(email)).map(({ totalMinor, currency }) => money(totalMinor, currency));
  }

  @FieldResolver(() => OrderConnection, { description: 'Their orders, newest first.' })
  async orders(@Root() { email }: CustomerProfileType, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: OrdersContext) {
    return (await listOrdersOfCustomer(deps, call, { email, page })).map(toOrderType);
  }

  @FieldResolver(() => ReturnConnection, { description: 'The returns of their orders, newest first.' })
  returns(@Root() { email }: CustomerProfileType, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: OrdersContext) {
    return listReturnsOfCustomer(deps, call, { email, page });
  }

  @FieldResolver(() => [AddressType], { description: 'The different addresses of their newest 100 orders, newest first.' })
  addresses(@Root() { email }: CustomerProfileType, @Ctx() { deps, call }: OrdersContext) {
    return readAddresses(deps, call, email);
  }
}
