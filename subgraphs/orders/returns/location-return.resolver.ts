import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { ReceiveReturnAtLocationInput } from './location-return.type.js';
import { receiveReturnAtLocation } from './receive-at-location.js';
import { ReturnRecordType } from './return.type.js';

/** The returns of a location that has no system of its own, received by people. */
@Resolver()
export class LocationReturnResolver {
  @Mutation(() => ReturnRecordType, { description: 'Receive and inspect a return at its location, until it is closed; another report corrects the one before. Where no system reports the stock, sellable units are added to what was counted.' })
  receiveReturnAtLocation(@Arg('input', () => ReceiveReturnAtLocationInput, { description: 'Which return, and what was found.' }) input: ReceiveReturnAtLocationInput, @Ctx() { deps, call }: OrdersContext) {
    return receiveReturnAtLocation(deps, call, input);
  }
}
