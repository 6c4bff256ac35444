import { code, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/**
 * Hashes of what connections prove themselves with. The hash index is global, the one place where the company cannot lead:
 * a caller presents a key and nothing else, and the row determines the company.
 */
export const CREDENTIAL = {
  name: 'credential',
  columns: {
    company_id: int, connection_id: uuid, form: code<CredentialKind>(10), hash: code(64),
    sealed: nullable(text), // the key itself, encrypted, where the merchant may read it again
  },
  primaryKey: ['company_id', 'connection_id', 'form'],
  unique: { credential_hash: ['hash'] },
} satisfies TableDefinition;

/** `KEY` is a bearer key, `BASIC` a username with its password. */
export type CredentialKind = 'KEY' | 'BASIC';
