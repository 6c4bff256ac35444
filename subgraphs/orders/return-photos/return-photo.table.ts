import { code, instantColumn, int, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Photos that customers sent with returns. */
export const RETURN_PHOTO = {
  name: 'return_photo',
  columns: {
    company_id: int, return_id: uuid,
    place: int, // from 1
    content: code(64), // hash of the stored bytes
    media_type: code(40), width: int, height: int, bytes: int, created_at: instantColumn,
  },
  primaryKey: ['company_id', 'return_id', 'place'],
  indexes: { return_photo_content: ['company_id', 'content'] },
} satisfies TableDefinition;

/** What is read of {@link RETURN_PHOTO}. */
export const RETURN_PHOTO_ROW = selection(RETURN_PHOTO.columns, 'company_id');

/** A row of {@link RETURN_PHOTO_ROW}. */
export type ReturnPhotoRow = SelectedRow<typeof RETURN_PHOTO_ROW>;
