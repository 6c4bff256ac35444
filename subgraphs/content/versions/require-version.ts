import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Draft } from '../documents/document.js';
import { findVersionDraft } from './version.store.js';
import type { VersionKey } from './version.js';

/** A version as the draft that it was; NOT_FOUND where there is none, or it is kept no longer. */
export async function requireVersionDraft(reader: Reader, companyId: number, key: VersionKey): Promise<Draft> {
  const found = await findVersionDraft(reader, companyId, key);
  if (!found) throw new Failure('NOT_FOUND', `Version ${String(key.version)} in ${key.locale} is not there, or is kept no longer`);
  return found;
}
