import type { Instant } from '#kernel/clock.js';

/** A photo that a customer sent with a return, as it is kept. */
export interface ReturnPhoto {
  /** Its place among the photos of its return, from 1. */
  readonly place: number;
  /** The hash of the stored bytes. */
  readonly content: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly createdAt: Instant;
}

/** A photo whose bytes are stored, before a return has it. */
export type PreparedPhoto = Omit<ReturnPhoto, 'createdAt' | 'place'>;

/** The most photos of a return (document 2, Limits, E). */
export const MOST_PHOTOS = 3;

/** The largest photo as it is sent: 8 MB (document 2 decisions, E). */
export const MOST_PHOTO_BYTES = 8 * 1024 * 1024;

/** The media type that photos are stored as: nothing else is stored as it, and what no return has is found by it. */
export const STORED_AS = 'application/vnd.portico.return-photo';

/** How long the address of a photo shows it. */
export const SHOWN_MILLISECONDS = 900_000;
