/** The formats of images that are recognised; SVG is none of them, since it may hold scripts. */
export const IMAGE_KINDS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic'] as const;

/** One of {@link IMAGE_KINDS}. */
export type ImageKind = (typeof IMAGE_KINDS)[number];

interface Mark {
  readonly kind: ImageKind;
  /** Where the marks are, and what they are in Latin-1. */
  readonly at: readonly (readonly [offset: number, texts: readonly string[]])[];
}

const AVIF_BRANDS = ['avif', 'avis'] as const;

/** What the first bytes of a file of each format are, by its specification. */
const MARKS: readonly Mark[] = [
  { kind: 'jpeg', at: [[0, ['\xff\xd8\xff']]] },
  { kind: 'png', at: [[0, ['\x89PNG\r\n\x1a\n']]] },
  { kind: 'webp', at: [[0, ['RIFF']], [8, ['WEBP']]] },
  { kind: 'gif', at: [[0, ['GIF87a', 'GIF89a']]] },
  { kind: 'avif', at: [[4, ['ftyp']], [8, AVIF_BRANDS]] },
  { kind: 'heic', at: [[4, ['ftyp']], [8, ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis']]] },
];

/** Brands of what both AVIF and HEIC are: the brands that follow say which. */
const SHARED: Mark['at'] = [[4, ['ftyp']], [8, ['mif1', 'msf1']]];

/** How many first bytes of a file tell its format. */
export const HEAD_BYTES = 64;

const [BRANDS_AT, BRAND_BYTES] = [16, 4] as const;

/** The format of an image by its first bytes, whatever its sender calls it; undefined for anything else. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  const text = head.toString('latin1');
  const begins = (at: Mark['at']): boolean => at.every(([offset, texts]) => texts.some((one) => text.startsWith(one, offset)));
  if (begins(SHARED)) return brandsOf(text, head.readUInt32BE(0)).some((brand) => AVIF_BRANDS.some((one) => one === brand)) ? 'avif' : 'heic';
  return MARKS.find(({ at }) => begins(at))?.kind;
}

/** The brands that a file says it is compatible with. */
function brandsOf(head: string, boxBytes: number): string[] {
  const end = Math.min(head.length, boxBytes);
  return Array.from({ length: Math.max(0, Math.floor((end - BRANDS_AT) / BRAND_BYTES)) }, (_, index) => head.slice(BRANDS_AT + index * BRAND_BYTES, BRANDS_AT + (index + 1) * BRAND_BYTES));
}
