import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Location } from '../inventory/location.js';
import { LocationType } from '../inventory/location.type.js';
import type { OrdersContext } from '../orders-context.js';
import { usualCalendar } from './calendar.js';
import { LocationCalendarType, SaveLocationCalendarInput, toCalendarType } from './calendar.type.js';
import { removeLocationCalendar } from './remove-location-calendar.js';
import { saveLocationCalendar } from './save-location-calendar.js';

/** When locations work, ship and are open. */
@Resolver(() => LocationType)
export class LocationCalendarResolver {
  @FieldResolver(() => LocationCalendarType, { description: 'When it works, ships and is open.' })
  async calendar(@Root() { id, countryCode }: Location, @Ctx() { load }: OrdersContext): Promise<LocationCalendarType> {
    const own = await load.calendar(id);
    return toCalendarType(own ?? usualCalendar(countryCode), own === undefined);
  }

  @Mutation(() => LocationType, { description: 'Change when a location works, ships and is open; promises of delivery made from now on follow it.' })
  saveLocationCalendar(@Arg('input', () => SaveLocationCalendarInput, { description: 'Which location, and what of its calendar changes.' }) input: SaveLocationCalendarInput, @Ctx() { deps, call }: OrdersContext) {
    return saveLocationCalendar(deps, call, input);
  }

  @Mutation(() => LocationType, { description: 'Give a location the usual calendar again.' })
  removeLocationCalendar(@Arg('location', () => ID, { description: 'The location: its code or id.' }) location: string, @Ctx() { deps, call }: OrdersContext) {
    return removeLocationCalendar(deps, call, location);
  }
}
