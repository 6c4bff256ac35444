import type { Caller } from '#kit/route.js';
import type { CollectorInstallationQuery } from './operations/collector-installation.generated.js';

/** The collector that a key names. */
export type CollectorFacts = NonNullable<CollectorInstallationQuery['collectorInstallation']>;

/** A storefront that reports. */
export interface CollectorCaller extends Caller {
  readonly installation: CollectorFacts;
  /** The origin of its page; undefined where a page was named by its address alone. */
  readonly origin: string | undefined;
  /** Its body; throws MALFORMED_BODY for what is no JSON. */
  readonly body: () => unknown;
  readonly userAgent: string | undefined;
  /** The installation is the one that was known last: nothing can be read now. */
  readonly isAway: boolean;
}
