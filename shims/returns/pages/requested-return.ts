import type { CreatePortalReturnInput } from '#contract/schema.generated.js';
import type { UploadedFile } from '#kit/exchange.js';
import type { StoreCaller } from '../store-caller.js';
import type { Choice } from './choice.js';
import type { PickedLine } from './lines.js';

/** What a shopper asks for on the last page. */
export interface Requested {
  readonly choice: Choice;
  readonly lines: readonly PickedLine[];
  /** By the id of the line. */
  readonly comments: ReadonlyMap<string, string>;
  readonly note: string;
  readonly photos: readonly UploadedFile[];
}

/** The return as the graph takes it. */
export const createInput = ({ slug, session = '' }: StoreCaller, { choice: { resolution = 'REFUND', method = 'CARRIER_LABEL', store }, lines, comments, note, photos }: Requested): CreatePortalReturnInput => ({
  slug, session, resolution, method, storeCode: store ?? null, note: note === '' ? null : note,
  lines: lines.map(({ chosen: { id, quantity, reason, exchange } }) => ({ lineId: id, quantity, reason, comment: comments.get(id) ?? null, exchangeBarcode: exchange === '' ? null : exchange })),
  photos: photos.map(({ filename, bytes }) => ({ filename, contentBase64: bytes.toString('base64') })),
});
