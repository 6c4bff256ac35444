import type { Caller } from '#kit/route.js';
import type { CarrierConnectionQuery } from './operations/carrier-connection.generated.js';

/** A carrier connection as the surface knows it. */
export type CarrierFacts = NonNullable<CarrierConnectionQuery['carrierConnection']>;

/** A caller of the surface: anybody with a link, or a carrier connection with its proved body. */
export interface TrackingCaller extends Caller {
  readonly carrier?: { readonly connection: CarrierFacts; readonly payload: unknown };
}
