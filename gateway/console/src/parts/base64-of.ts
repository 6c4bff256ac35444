/** Letters that are made at once: of more than so many arguments a call may fail. */
const CHUNK = 32_768;

/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
