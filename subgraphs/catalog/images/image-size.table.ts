import { code, int, type TableDefinition } from '#subgraph-kit/columns.js';
import type { SizeFormat } from '#subgraph-kit/images/image-work.js';

/** Sizes of images that were made: stored as blobs of their own. */
export const IMAGE_SIZE = {
  name: 'image_size',
  columns: { company_id: int, content: code(64), width: int, format: code<SizeFormat>(10), made: code(64) },
  primaryKey: ['company_id', 'content', 'width', 'format'],
  indexes: { image_size_made: ['company_id', 'made'] },
} satisfies TableDefinition;
