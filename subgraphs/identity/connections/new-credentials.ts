import { randomBytes } from 'node:crypto';
import { randomAlphanumeric } from '#kernel/crypto.js';
import type { ConnectionKind } from './connection.js';

/** The credentials of a connection in plain text: shown once, then stored only hashed or sealed. */
export interface Credentials {
  readonly apiKey?: string;
  readonly username?: string;
  readonly password?: string;
  readonly webhookSecret?: string;
  /** Signs customer references. */
  readonly signingSecret?: string;
}

interface CredentialForm {
  readonly key?: (companyId: number) => string;
  /** Whether the merchant can read the key again, so that it is also stored sealed. */
  readonly readable?: true;
  readonly basic?: true;
  readonly webhook?: true;
  /** Whether it has a secret that signs customer references, which a rotation of its key leaves. */
  readonly signing?: true;
}

const alphanumeric = (prefix: string, length: number) => (): string => prefix + randomAlphanumeric(length);

/** The documented formats of credentials (documents 1 to 3, Authentication). */
export const CREDENTIAL_FORMS: Readonly<Record<ConnectionKind, CredentialForm>> = {
  FULFILLMENT: { key: alphanumeric('pfa_', 48), webhook: true },
  WMS_JSON: { key: alphanumeric('pwj_', 44), basic: true }, // 48 characters in all
  WMS_XML: { basic: true },
  COMMERCE: { key: alphanumeric('pco_', 48), webhook: true },
  STORE: { key: (companyId) => `npk_${String(companyId)}_${randomAlphanumeric(40)}`, readable: true },
  DELIVERY: { key: alphanumeric('cmsdt_', 40) },
  CATALOG: { key: alphanumeric('pca_', 48) },
  COLLECTOR: { key: () => `pk_${randomBytes(16).toString('hex')}`, readable: true, signing: true },
  CARRIER: { key: alphanumeric('pcr_', 48), readable: true, webhook: true },
};

/** Whether connections of a kind have a webhook among their settings; those of others make as many as they want, or none. */
export const hasOwnWebhook = (kind: ConnectionKind): boolean => CREDENTIAL_FORMS[kind].webhook === true;

const PASSWORD_LENGTH = 40;
const USERNAME_LENGTH = 10;
const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 4;

/** New credentials in every form of the kind; the username is kept, since it is not secret. */
export function newCredentials(kind: ConnectionKind, { companyId, username }: { companyId: number; username: string | null }): Credentials {
  const form = CREDENTIAL_FORMS[kind];
  return {
    ...(form.key && { apiKey: form.key(companyId) }),
    ...(form.basic && { username: username ?? `wms-${randomAlphanumeric(USERNAME_LENGTH).toLowerCase()}`, password: randomAlphanumeric(PASSWORD_LENGTH) }),
    ...(form.webhook && { webhookSecret: newWebhookSecret() }),
    ...(form.signing && { signingSecret: newSigningSecret() }),
  };
}

/** A new webhook signing secret. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** A new secret that signs customer references. */
export const newSigningSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** The visible part of a key: its fixed prefix and four characters. */
export function visiblePrefix(apiKey: string | undefined): string | null {
  return apiKey === undefined ? null : apiKey.slice(0, apiKey.lastIndexOf('_') + 1 + SHOWN_CHARACTERS);
}
