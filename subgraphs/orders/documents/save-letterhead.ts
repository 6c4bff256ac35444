import { countryProblemIfGiven } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import { refuseLongTexts } from '#contract/fits.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { LONGEST_FIELD, textsOfAddress } from '../addresses/address-texts.js';
import { toAddress, type Address } from '../addresses/address.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Letterhead } from './letterhead.js';
import { findLetterhead, writeLetterhead } from './letterhead.store.js';

/** A letterhead as it is given. */
export interface SaveLetterhead {
  readonly name: string;
  readonly taxNumber?: string | null | undefined;
  readonly address: Partial<Record<keyof Address, string | null | undefined>>;
}

/** Set the merchant\'s letterhead for future documents. */
export function saveLetterhead({ database, clock, outbox }: OrdersDeps, context: CallContext, { name, taxNumber, address }: SaveLetterhead): Promise<Letterhead> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'commerce.manage');
  if (name.trim() === '' || name.length > MOST_NAME) throw new Failure('BAD_INPUT', 'The letterhead is not valid', { name: ['must be 1 to 200 characters'] });
  refuseLongTexts({ taxNumber: [taxNumber, LONGEST_FIELD], ...textsOfAddress('address', address) });
  const wrong = countryProblemIfGiven(address.countryCode);
  if (wrong !== undefined) throw new Failure('BAD_INPUT', 'The letterhead is not valid', { 'address.countryCode': [wrong] });
  const letterhead: Letterhead = { name, taxNumber: taxNumber ?? null, address: toAddress(address) };
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveLetterhead' }, async () => {
    transaction.recordChange({ kind: 'letterhead', id: String(companyId), before: await findLetterhead(transaction, companyId) ?? null, after: letterhead });
    await writeLetterhead(transaction, companyId, letterhead);
    await outbox.append(transaction, companyId, [{ type: 'letterhead.saved', cause: context, payload: { name } }]);
    return letterhead;
  }));
}

/** The merchant's letterhead, if it has one. */
export function readLetterhead({ database }: OrdersDeps, { principal }: CallContext): Promise<Letterhead | undefined> {
  requirePermission(principal, 'commerce.read');
  return findLetterhead(database, principal.companyId);
}

const MOST_NAME = 200;
