/** The formats of images that are taken; SVG is none of them, since it may hold scripts. */
export const IMAGE_KINDS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

/** One of {@link IMAGE_KINDS}. */
export type ImageKind = (typeof IMAGE_KINDS)[number];

interface Mark {
  readonly kind: ImageKind;
  /** Where the marks are, and what they are in Latin-1. */
  readonly at: readonly (readonly [offset: number, texts: readonly string[]])[];
}

/** What the first bytes of a file of each format are, by its specification. */
const MARKS: readonly Mark[] = [
  { kind: 'jpeg', at: [[0, ['\xff\xd8\xff']]] },
  { kind: 'png', at: [[0, ['\x89PNG\r\n\x1a\n']]] },
  { kind: 'webp', at: [[0, ['RIFF']], [8, ['WEBP']]] },
  { kind: 'gif', at: [[0, ['GIF87a', 'GIF89a']]] },
  { kind: 'avif', at: [[4, ['ftyp']], [8, ['avif', 'avis']]] },
];

const HEAD_BYTES = 16;

/** The format of an image by its first bytes, whatever its sender calls it; undefined for anything else. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return MARKS.find(({ at }) => at.every(([offset, texts]) => texts.some((text) => head.startsWith(text, offset))))?.kind;
}
