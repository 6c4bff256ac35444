import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { ErasedCustomerInput, ShopperRecordsInput, ShopperRecordsType } from './customer-of-orders.type.js';
import { forgetCustomers } from './forget-customers.js';
import { readShopperRecords } from './read-shopper-records.js';

@Resolver()
export class CustomerOfOrdersResolver {
  @internal
  @Query(() => ShopperRecordsType, { description: 'What is kept of the visitors whom references of a customer linked, in parts.' })
  shopperRecords(@Arg('input', () => ShopperRecordsInput, { description: 'Whose.' }) input: ShopperRecordsInput, @Ctx() { deps, call }: CatalogContext) {
    return readShopperRecords(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Erase the visitors whom references of customers linked whom orders erased; answers how many.' })
  forgetCustomers(@Arg('erased', () => [ErasedCustomerInput], { description: 'The customers.' }) erased: ErasedCustomerInput[], @Ctx() { deps, call }: CatalogContext) {
    return forgetCustomers(deps, call, erased);
  }
}
