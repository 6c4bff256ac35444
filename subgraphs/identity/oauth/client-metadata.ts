/** The metadata of a client as it was sent; other fields are ignored. Null where it was not sent, or is of another type. */
export interface ClientMetadata {
  readonly redirectUris?: readonly string[] | null | undefined;
  readonly clientName?: string | null | undefined;
  readonly clientUri?: string | null | undefined;
  readonly grantTypes?: readonly string[] | null | undefined;
  readonly responseTypes?: readonly string[] | null | undefined;
  readonly tokenEndpointAuthMethod?: string | null | undefined;
  readonly scope?: string | null | undefined;
}

/** The metadata of a client that wants to register. */
export interface AskedMetadata extends ClientMetadata {
  /** Redirect URIs with schemes of their own that the operator lists. */
  readonly appRedirects: readonly string[];
}
