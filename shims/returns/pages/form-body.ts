import { bodyByType, formBody, multipartBody, type BodyReader } from '#kit/body/body-reader.js';
import { LARGEST_BODY, MOST_FILES } from '../photo-limits.js';
import { PHOTO_ROOM } from '../return-body.js';

const KIBIBYTE = 1024;

/** A form of choices: three fields of each of two hundred lines. */
export const FORM = formBody(64 * KIBIBYTE);

const MOST_FIELDS = 1000;

/** A form with photos. More and larger ones than a return has are read too, so that the page can say what is wrong beside the field. */
export const PHOTO_FORM: BodyReader = { room: PHOTO_ROOM, ...bodyByType(
  ['application/x-www-form-urlencoded', formBody(512 * KIBIBYTE)],
  ['multipart/form-data', multipartBody(LARGEST_BODY, { fields: MOST_FIELDS, fieldBytes: 16 * KIBIBYTE, files: MOST_FILES, fileBytes: LARGEST_BODY })],
) };
