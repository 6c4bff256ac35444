import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { SavePromiseSettings } from './save-promise-settings.js';
import type { PromiseSettings } from './promise-settings.js';

const CHANNEL = 'The sales channel of requests that name none, by which routing rules and service policies apply';
const PICKUP = 'Whether stores are named where what is asked for can be collected';
const CACHE = 'For how many seconds an answer may be given again';

@ObjectType('PromiseSettings', { description: 'How delivery is promised to shoppers.' })
export class PromiseSettingsType implements PromiseSettings {
  @Field(() => String, { description: `${CHANNEL}.` })
  defaultChannel!: string;

  @Field(() => Boolean, { description: `${PICKUP}.` })
  pickup!: boolean;

  @Field(() => Int, { description: `${CACHE}.` })
  cacheSeconds!: number;
}

@InputType('SavePromiseSettingsInput', { description: 'A change of how delivery is promised; what is left out stays.' })
export class SavePromiseSettingsInput implements SavePromiseSettings {
  @Field(() => String, { nullable: true, description: `${CHANNEL}, 1 to 60 characters; webshop until it is set.` })
  defaultChannel?: string | null;

  @Field(() => Boolean, { nullable: true, description: `${PICKUP}; true until it is set.` })
  pickup?: boolean | null;

  @Field(() => Int, { nullable: true, description: `${CACHE}, 0 to 3,600; 60 until it is set.` })
  cacheSeconds?: number | null;
}
