import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrdersContext } from '../orders-context.js';
import { closeManifest } from './close-manifest.js';

@internal
@InputType('CloseManifestInput', { description: 'Which day\'s manifest a warehouse closes.' })
class CloseManifestInput {
  @Field(() => String, { nullable: true, description: 'Code or name of the carrier; all of them unless given.' })
  carrier?: string | null;

  @Field(() => String, { nullable: true, description: 'The day in the warehouse\'s time zone, 2026-11-21; today unless given.' })
  day?: string | null;
}

@internal
@ObjectType('Manifest', { description: 'The parcels a carrier collected on a day, closed by the warehouse.' })
class ManifestType {
  @Field(() => ID, { description: 'The manifest.' })
  id!: string;

  @Field(() => Int, { description: 'Progressive in the company.' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'The carrier it is about; null for all of them.' })
  carrier!: string | null;

  @Field(() => String, { description: 'The day in the warehouse\'s time zone.' })
  day!: string;

  @Field(() => DateTime, { description: 'When it was closed.' })
  closedAt!: string;

  @Field(() => Int, { description: 'How many shipments it holds.' })
  shipments!: number;

  @Field(() => String, { description: 'What the carrier signs: a PDF as base64.' })
  contentBase64!: string;
}

@Resolver()
export class ManifestResolver {
  @internal
  @Mutation(() => ManifestType, { description: 'The calling warehouse closes the manifest of what left on a day; with nothing new it is answered as it was.' })
  async closeManifest(@Arg('input', () => CloseManifestInput, { description: 'Which day.' }) input: CloseManifestInput, @Ctx() { deps, call }: OrdersContext) {
    const { content, ...manifest } = await closeManifest(deps, call, input);
    return { ...manifest, contentBase64: content.toString('base64') };
  }
}
