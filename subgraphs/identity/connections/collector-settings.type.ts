import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CollectorChoice, CollectorSettings, CollectorTest } from './collector-settings.js';

@ObjectType('CollectorSettings', { description: 'Which pages report to a storefront\'s collector.' })
export class CollectorSettingsType implements CollectorSettings {
  @Field(() => [String], { description: 'The hosts whose pages report: shop.example, or *.shop.example for its subdomains.' })
  domains!: readonly string[];

  @Field(() => Boolean, { description: 'Whether the web pixel of a checkout reports, whose pages have no origin; of it only checkouts and purchases count.' })
  webPixel!: boolean;
}

@InputType('CollectorSettingsInput', { description: 'Settings of a storefront\'s collector; absent fields keep their values, null restores the default.' })
export class CollectorSettingsInput implements CollectorChoice {
  @Field(() => [String], { nullable: true, description: 'All hosts whose pages report, up to 100: shop.example, or *.shop.example for its subdomains (not shop.example itself). A wildcard must be below a domain of your own, not on a public suffix or a shared platform. None by default, so that nothing is accepted.' })
  domains?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the web pixel of a checkout reports; false by default.' })
  webPixel?: boolean | null;
}

@ObjectType('CollectorTest', { description: 'A code with which a storefront is tried: what it reports with it is checked and answered, and nothing is kept.' })
export class CollectorTestType implements CollectorTest {
  @Field(() => String, { description: 'The code, for the query parameter portico_test of any page.' })
  code!: string;

  @Field(() => DateTime, { description: 'Until when it counts.' })
  expiresAt!: string;
}
