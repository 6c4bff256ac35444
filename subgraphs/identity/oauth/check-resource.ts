import { OAuthRefusal } from './oauth-refusal.js';

interface Meant {
  readonly resource: string | undefined;
  /** Addresses that a token may be meant for. */
  readonly resources: readonly string[];
}

/** A token may be meant for the connector or a module's host (RFC 8707), with or without the slash at the end. */
export function checkResource({ resource, resources }: Meant): void {
  if (resource === undefined) return;
  const named = resource.endsWith('/') ? resource.slice(0, -1) : resource;
  if (!resources.includes(named)) throw new OAuthRefusal('invalid_target', 'resource is not the address of the connector or of a module here');
}
