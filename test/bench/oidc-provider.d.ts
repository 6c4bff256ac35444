declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  /** A stored record. */
  export type Payload = Record<string, unknown>;

  interface Stored {
    save(): Promise<string>;
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
  }

  type Model = new (payload: object) => Stored;

  /** What the bench uses of the library, which has no types of its own. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Client: { find(id: string): Promise<unknown> };
    readonly Grant: Model;
    readonly AuthorizationCode: Model;
    readonly AccessToken: Model;
    callback(): RequestListener;
  }
}
