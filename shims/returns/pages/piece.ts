/** What a SKU and the catalog say of a piece. */
interface Piece {
  readonly title: string | null;
  readonly size: string | null;
  readonly color: string | null;
}

/** What is said of a piece beside its title: its size and colour, where they are known. */
export const shapeText = ({ size, color }: Pick<Piece, 'size' | 'color'>): string => [size, color].filter((part) => part !== null && part !== '').join(' · ');

/** The colours of lines that are to be shown: one out of a SKU is a code, of use only where title and size are those of another line too. */
export const colorsToTell = (lines: readonly Piece[]): (string | null)[] => lines.map(({ title, size, color }) => {
  const isAlone = !lines.some((other) => other.title === title && other.size === size && other.color !== color);
  return size !== null && isAlone ? null : color;
});

/** Whether the title of an option says which colour it has: it is that of no other colour. */
export const isToldByTitle = ({ title, color }: Piece, among: readonly Piece[]): boolean => title !== null && among.every((other) => other.color === color || other.title !== title);

interface Beside {
  /** What it is had instead of. */
  readonly own: Pick<Piece, 'title' | 'color'>;
  readonly isTold: boolean;
}

/** What a piece is called beside what it replaces: its size, and where its colour is another one its title, or the code of the colour where its title is the same. */
export function pieceLabel({ title, size, color }: Piece, { own, isTold }: Beside): string {
  if (color === own.color) return size ?? color ?? '';
  return isTold && title !== null && title !== own.title ? titleWithSize(title, size) : shapeText({ size, color });
}

/** A title, and the size where it does not name it. */
const titleWithSize = (title: string, size: string | null): string =>
  [title, ...size === null || title.toLowerCase().split(/[\s,()/-]+/u).includes(size.toLowerCase()) ? [] : [size]].join(' · ');
