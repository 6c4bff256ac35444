import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { PreparedPhoto, ReturnPhoto } from './return-photo.js';
import { RETURN_PHOTO, RETURN_PHOTO_ROW, type ReturnPhotoRow } from './return-photo.table.js';

/** The photos of a new return. */
export interface NewPhotos {
  readonly returnId: string;
  readonly photos: readonly PreparedPhoto[];
  readonly createdAt: Instant;
}

/** Store the photos of a return, in their order, in its transaction. */
export const insertReturnPhotos = (transaction: Transaction, companyId: number, { returnId, photos, createdAt }: NewPhotos): Promise<void> =>
  transaction.insert(RETURN_PHOTO, photos.map(({ content, mediaType, width, height, bytes }, index) => (
    { company_id: companyId, return_id: returnId, place: index + 1, content, media_type: mediaType, width, height, bytes, created_at: createdAt })));

/** The photos of some returns, by return. */
export async function findReturnPhotos(reader: Reader, companyId: number, returnIds: readonly string[]): Promise<ReadonlyMap<string, ReturnPhoto[]>> {
  const rows = returnIds.length === 0 ? [] : await reader.query<ReturnPhotoRow>(
    `SELECT ${RETURN_PHOTO_ROW.names} FROM return_photo WHERE company_id = ? AND return_id IN (${places(returnIds.length)}) ORDER BY return_id, place`, [companyId, ...returnIds]);
  return new Map([...grouped(rows, ({ return_id: returnId }) => returnId)].map(([returnId, own]) => [returnId, own.map(toPhoto)]));
}

/** What the photo with a content is kept as; undefined where no return of the company has one. */
export async function findPhotoType(reader: Reader, companyId: number, content: string): Promise<string | undefined> {
  const [row] = await reader.query<{ media_type: string }>('SELECT media_type FROM return_photo WHERE company_id = ? AND content = ? LIMIT 1', [companyId, content]);
  return row?.media_type;
}

/** Which of some stored bytes a return of a company has. */
export async function findUsedPhotos(reader: Reader, companyId: number, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await reader.query<{ content: string }>(`SELECT content FROM return_photo WHERE company_id = ? AND content IN (${places(hashes.length)})`, [companyId, ...hashes]);
  return new Set(rows.map(({ content }) => content));
}

const toPhoto = ({ place, content, media_type: mediaType, width, height, bytes, created_at: createdAt }: ReturnPhotoRow): ReturnPhoto =>
  ({ place, content, mediaType, width, height, bytes, createdAt });
