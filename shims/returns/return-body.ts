import { bodyByType, type BodyReader } from '#kit/body/body-reader.js';
import { BodyRoom } from '#kit/body/body-room.js';
import { threadedBody } from '#kit/body/threaded-body.js';
import { ReturnForm } from './new-return-body.js';
import { LARGEST_BODY } from './photo-limits.js';
import { FORM_EXAMPLE } from './portal-example.js';
import { readReturnForm } from './read-return-form.js';
import { readReturnJson, withoutPhotos } from './read-return-json.js';

const MEBIBYTE = 1024 * 1024;

const SMALL_BYTES = MEBIBYTE / 4;

const ROOM_BYTES = 150 * MEBIBYTE;

/** What all bodies with photos at once have of the memory, of the API and of the page; an order has one large body at a time, whatever sessions it has. */
export const PHOTO_ROOM = new BodyRoom({ most: ROOM_BYTES, mostOfOne: LARGEST_BODY });

const json = threadedBody({ limit: LARGEST_BODY, module: new URL('./return-body-worker.js', import.meta.url), small: readReturnJson, smallBytes: SMALL_BYTES });

const form: BodyReader = { limit: LARGEST_BODY, read: (body, { request }) => readReturnForm(body, request.headers['content-type'] ?? '') };

const byType = bodyByType(['application/json', json], ['multipart/form-data', form]);

/** The body of a new return, as JSON or as a form with files, in one shape: {@link ReturnBody} reads it. Photos may say where they were taken, so the call log has none of them. */
export const returnBody: BodyReader = {
  limit: LARGEST_BODY,
  alsoReads: { mediaType: 'multipart/form-data', schema: ReturnForm, example: FORM_EXAMPLE },
  room: PHOTO_ROOM,
  async read(body, exchange) {
    const reading: Parameters<BodyReader['read']>[1] = { request: exchange.request };
    exchange.body = Buffer.alloc(0);
    const read = await byType.read(body, reading);
    if (reading.digest !== undefined) exchange.digest = reading.digest;
    exchange.body = Buffer.from(read === undefined ? '' : JSON.stringify(withoutPhotos(read)));
    return read;
  },
};
