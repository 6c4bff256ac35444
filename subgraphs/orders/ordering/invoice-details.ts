import { orNull, type Given } from '../addresses/given.js';

/** What an invoice needs beyond the billing address, where the law asks for it; what is not known is null. */
export interface InvoiceDetails {
  /** Who pays, as the tax office knows them: the codice fiscale in Italy. */
  readonly taxCode: string | null;
  /** For businesses: the partita IVA in Italy. */
  readonly vatNumber: string | null;
  /** Address of certified mail: the PEC in Italy. */
  readonly certifiedEmail: string | null;
  /** Where an electronic invoice is sent: the codice SDI in Italy. */
  readonly recipientCode: string | null;
}

/** Invoice details with every field that was not given set to null; codes in capitals, without spaces. */
export const toInvoiceDetails = (given: Given<InvoiceDetails>): InvoiceDetails =>
  ({ taxCode: code(given.taxCode), vatNumber: code(given.vatNumber), certifiedEmail: orNull(given.certifiedEmail), recipientCode: code(given.recipientCode) });

/** Invoice details with the given fields replaced: what was not given stays, and null clears. */
export function editedInvoiceDetails(before: InvoiceDetails | null, given: Given<InvoiceDetails>): InvoiceDetails {
  const after = toInvoiceDetails(given);
  const kept = (field: keyof InvoiceDetails): string | null => (given[field] === undefined ? before?.[field] ?? null : after[field]);
  return { taxCode: kept('taxCode'), vatNumber: kept('vatNumber'), certifiedEmail: kept('certifiedEmail'), recipientCode: kept('recipientCode') };
}

const code = (text: string | null | undefined): string | null => orNull(text?.replaceAll(/\s/g, '').toUpperCase());
