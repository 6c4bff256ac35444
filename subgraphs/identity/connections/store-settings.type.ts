import { Field, InputType, ObjectType } from 'type-graphql';
import type { StoreChoice, StoreSettings } from './store-settings.js';

@ObjectType('StoreSettings', { description: 'Which pages may use the token of a storefront.' })
export class StoreSettingsType implements StoreSettings {
  @Field(() => [String], { description: 'The origins whose pages may ask, such as https://shop.example; empty for any.' })
  origins!: readonly string[];
}

@InputType('StoreSettingsInput', { description: 'Settings of a storefront\'s connection; absent fields keep their values, null restores the default.' })
export class StoreSettingsInput implements StoreChoice {
  @Field(() => [String], { nullable: true, description: 'All origins whose pages may ask, up to 100, each such as https://shop.example or http://localhost:3000, without a path; empty for any, as by default. Calls without an Origin header, such as those of servers and apps, are not checked.' })
  origins?: string[] | null;
}
