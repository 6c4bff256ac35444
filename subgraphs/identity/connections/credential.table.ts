import { code, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/**
 * Hashes of connections' credentials. The hash index is global and cannot begin with the company:
 * a caller presents only a key, and the row determines the company.
 */
export const CREDENTIAL = {
  name: 'credential',
  columns: {
    company_id: int, connection_id: uuid, form: code<CredentialKind>(10), hash: code(64),
    sealed: nullable(text), // the encrypted key, for kinds whose key the merchant may read again
  },
  primaryKey: ['company_id', 'connection_id', 'form'],
  unique: { credential_hash: ['hash'] },
} satisfies TableDefinition;

/** `KEY` is a bearer key, `BASIC` a username with its password. */
export type CredentialKind = 'KEY' | 'BASIC';
