import { isUint8Array } from 'node:util/types';
import { strictJson } from '#kit/body/strict-json.js';

/** Ten times the longest return. */
export const MOST_VALUES = 5000;

/** A new return as JSON, with the bytes of its photos in place of their base64, which nothing that JSON can hold passes for; anything else is left to the schema. */
export function readReturnJson(body: Buffer): unknown {
  return withBytes(strictJson(body, MOST_VALUES));
}

/** A return with the bytes of its photos in place of their base64. */
export const withBytes = (sent: unknown): unknown => (isRecord(sent) && Array.isArray(sent['photos']) ? { ...sent, photos: sent['photos'].map(readPhoto) } : sent);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const readPhoto = (photo: unknown): unknown => (isRecord(photo) && typeof photo['content_base64'] === 'string' ? { ...photo, content_base64: bytesOf(photo['content_base64']) } : photo);

/** Browsers write a file as `data:image/jpeg;base64,...`; in memory of its own, which can go from thread to thread. */
function bytesOf(base64: string): Uint8Array {
  const decoded = Buffer.from(base64.startsWith('data:') ? base64.slice(base64.indexOf(',') + 1) : base64, 'base64');
  return decoded.byteLength === decoded.buffer.byteLength ? decoded : Uint8Array.from(decoded);
}

/** The memory of the photos of a return that was read. */
export const photosIn = (read: unknown): ArrayBuffer[] => photosOf(read).flatMap((photo) => (isRecord(photo) && isUint8Array(photo['content_base64']) ? [photo['content_base64'].buffer as ArrayBuffer] : []));

/** A return that was read, for the call log: photos without their bytes. */
export const withoutPhotos = (read: unknown): unknown => (isRecord(read) && Array.isArray(read['photos']) ? { ...read, photos: photosOf(read).map(withoutBytes) } : read);

const photosOf = (read: unknown): unknown[] => (isRecord(read) && Array.isArray(read['photos']) ? read['photos'] : []);

const withoutBytes = (photo: unknown): unknown => (isRecord(photo) && isUint8Array(photo['content_base64']) ? { ...photo, content_base64: `${String(photo['content_base64'].length)} bytes` } : photo);
