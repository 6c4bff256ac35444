import type { HostName } from '#kernel/config.js';
import type { Surface } from '#kit/surface.js';
import type { Deployment } from '../deployment.js';

/** The host of a reference. */
export interface ReferredHost extends Pick<Deployment, 'config' | 'log'> {
  readonly host: HostName;
  /** The surfaces that it lists; each has its page on its own host. */
  readonly surfaces: () => Promise<readonly Surface[]>;
}
