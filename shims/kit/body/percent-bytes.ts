import { isAscii } from 'node:buffer';

const [PLUS, SPACE, PERCENT, HEXADECIMAL, ASCII_END] = [0x2b, 0x20, 0x25, 16, 0x80];
const NONE = 0xff;
const DIGITS = new Uint8Array(256).fill(NONE); // a table, because a form has millions of bytes
for (const digit of '0123456789abcdefABCDEF') DIGITS[digit.charCodeAt(0)] = parseInt(digit, HEXADECIMAL);
const WRITTEN = Buffer.from('0123456789ABCDEF', 'latin1');

const digitAt = (encoded: Uint8Array, at: number): number => DIGITS[encoded[at] ?? 0] ?? NONE;

/** Percent-decoded bytes of a form: bytes, not characters, because the field may be in any charset. A percent sign without two digits stays. */
export function percentDecoded(encoded: Uint8Array): Buffer {
  const decoded = Buffer.allocUnsafe(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at += 1, length += 1) {
    const byte = encoded[at] ?? 0;
    if (byte === PERCENT && digitAt(encoded, at + 1) !== NONE && digitAt(encoded, at + 2) !== NONE) {
      decoded[length] = digitAt(encoded, at + 1) * HEXADECIMAL + digitAt(encoded, at + 2);
      at += 2;
    } else {
      decoded[length] = byte === PLUS ? SPACE : byte;
    }
  }
  return decoded.subarray(0, length);
}

const isPlain = (byte: number): boolean => byte < ASCII_END && byte !== PERCENT && byte !== PLUS;

/** Bytes as ASCII, the inverse of {@link percentDecoded}. */
export function percentEncoded(bytes: Buffer): Buffer {
  if (isAscii(bytes) && !bytes.includes(PERCENT) && !bytes.includes(PLUS)) return bytes;
  const encoded = Buffer.allocUnsafe(bytes.length * '%00'.length);
  let length = 0;
  for (const byte of bytes) {
    if (isPlain(byte)) {
      encoded[length] = byte;
      length += 1;
      continue;
    }
    encoded[length] = PERCENT;
    encoded[length + 1] = WRITTEN[byte >> 4] ?? 0;
    encoded[length + 2] = WRITTEN[byte % HEXADECIMAL] ?? 0;
    length += '%00'.length;
  }
  return encoded.subarray(0, length);
}
