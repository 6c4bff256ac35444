/** As many random bytes in hexadecimal: never a word, so never one of the reserved ids that begin with demo. */
export function randomId(bytes: number): string {
  let id = '';
  crypto.getRandomValues(new Uint8Array(bytes)).forEach((byte) => { id += (byte + 256).toString(16).slice(1); });
  return id;
}
