import { dateTime } from '#kit/fields.js';

/** The filter for incremental synchronization. */
export const updatedSince = dateTime.optional().describe('Only records changed at or after this time; the updated_at of the last record stored keeps a copy in step. Write + as %2B.');
