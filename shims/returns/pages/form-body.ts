import { bodyByType, formBody, multipartBody, type BodyReader } from '#kit/body/body-reader.js';
import { PHOTO_ROOM } from '../return-body.js';

const [KIBIBYTE, MEGABYTE] = [1024, 1024 * 1024] as const;

/** The most photos of a return, and the most bytes of one (2-decisions, E). */
export const [MOST_PHOTOS, LARGEST_PHOTO] = [3, 8 * MEGABYTE] as const;

/** A form of choices: three fields of each of two hundred lines. */
export const FORM = formBody(64 * KIBIBYTE);

const [LARGEST_BODY, MOST_FIELDS, MOST_FILES] = [36 * MEGABYTE, 1000, 10] as const;

/** A form with photos. More and larger ones than a return has are read too, so that the page can say what is wrong beside the field. */
export const PHOTO_FORM: BodyReader = { room: PHOTO_ROOM, ...bodyByType(
  ['application/x-www-form-urlencoded', formBody(512 * KIBIBYTE)],
  ['multipart/form-data', multipartBody(LARGEST_BODY, { fields: MOST_FIELDS, fieldBytes: 16 * KIBIBYTE, files: MOST_FILES, fileBytes: LARGEST_BODY })],
) };
