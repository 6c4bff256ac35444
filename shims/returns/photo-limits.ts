const MEBIBYTE = 1024 * 1024;

/** The largest body with photos: 36 MB (2-decisions, E). */
export const LARGEST_BODY = 36 * MEBIBYTE;

/** The most photos of a return, and the most bytes of one (2-decisions, E). */
export const [MOST_PHOTOS, LARGEST_PHOTO] = [3, 8 * MEBIBYTE] as const;

/** The most files of a form: more than a return may have, so that the answer can say so. */
export const MOST_FILES = 10;
