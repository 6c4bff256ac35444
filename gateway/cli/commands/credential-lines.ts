import type { CredentialsViewFragment } from '../operations/credentials-view.generated.js';

/** An integration with its credentials as lines. */
export const credentialLines = ({ connection, ...credentials }: CredentialsViewFragment): Readonly<Record<string, unknown>> => ({ ...connection, ...credentials });
