import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { readPromiseSettings, savePromiseSettings } from './save-promise-settings.js';
import { PromiseSettingsType, SavePromiseSettingsInput } from './promise-settings.type.js';

/** How delivery is promised. */
@Resolver()
export class PromiseSettingsResolver {
  @Query(() => PromiseSettingsType, { description: 'How delivery is promised to shoppers.' })
  promiseSettings(@Ctx() { deps, call }: OrdersContext) {
    return readPromiseSettings(deps, call);
  }

  @Mutation(() => PromiseSettingsType, { description: 'Change how delivery is promised to shoppers.' })
  savePromiseSettings(@Arg('input', () => SavePromiseSettingsInput, { description: 'The change.' }) input: SavePromiseSettingsInput, @Ctx() { deps, call }: OrdersContext) {
    return savePromiseSettings(deps, call, input);
  }
}
