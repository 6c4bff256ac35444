import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { SizeFormat } from '#subgraph-kit/images/image-work.js';
import type { KeptImage } from './kept-image.js';
import { IMAGE_SIZE } from './image-size.table.js';

/** A content of images of a company, with a size of it where that was made. */
export interface StoredMedia {
  readonly companyId: number;
  readonly content: string;
  readonly mediaType: string;
  /** The hash of the size. */
  readonly made: string | null;
}

interface Wanted {
  readonly companyId: number;
  readonly content: string;
  readonly width: number;
  readonly formats: readonly SizeFormat[];
}

/** A content that an image of the company has; of a caller that does not take WebP the size is in the format of the image, or PNG. */
export async function findMedia(reader: Reader, { companyId, content, width, formats }: Wanted): Promise<StoredMedia | undefined> {
  const [row] = await reader.query<{ media_type: string; made: string | null }>(
    `SELECT i.media_type, s.made FROM product_image i LEFT JOIN image_size s ON s.company_id = i.company_id AND s.content = i.content AND s.width = ? AND s.format IN (${places(formats.length)}) WHERE i.company_id = ? AND i.content = ? LIMIT 1`,
    [width, ...formats, companyId, content]);
  return row && { companyId, content, mediaType: row.media_type, made: row.made };
}

/** What an image of the company with a content is kept as. */
export async function findKept(reader: Reader, companyId: number, content: string): Promise<KeptImage | undefined> {
  const [row] = await reader.query<{ media_type: string; width: number; height: number; bytes: number }>('SELECT media_type, width, height, bytes FROM product_image WHERE company_id = ? AND content = ? LIMIT 1', [companyId, content]);
  return row && { content, mediaType: row.media_type, width: row.width, height: row.height, bytes: row.bytes };
}

interface MadeSize {
  readonly companyId: number;
  readonly content: string;
  readonly width: number;
  readonly format: SizeFormat;
  readonly made: string;
}

/** Note a size that was made; another process may have made it too. */
export const insertSize = (transaction: Transaction, { companyId, content, width, format, made }: MadeSize): Promise<void> =>
  transaction.upsert(IMAGE_SIZE, [{ company_id: companyId, content, width, format, made }]);

/** Forget the sizes of contents that no image of a company has any more; answers how many. */
export const forgetSizes = (transaction: Transaction, companyId: number): Promise<number> => transaction.execute(
  'DELETE FROM image_size WHERE company_id = ? AND content NOT IN (SELECT content FROM product_image WHERE company_id = ?)', [companyId, companyId]);

/** Which of some stored bytes an image of a company, or a size of one, has. */
export async function findUsed(reader: Reader, companyId: number, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const some = places(hashes.length);
  const rows = await reader.query<{ content: string }>(
    `SELECT content FROM product_image WHERE company_id = ? AND content IN (${some}) UNION SELECT made FROM image_size WHERE company_id = ? AND made IN (${some})`, [companyId, ...hashes, companyId, ...hashes]);
  return new Set(rows.map(({ content }) => content));
}
