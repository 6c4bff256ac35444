import type { MatchedPieces } from './pieces.js';

/** Pieces taken out of a store of pieces, and what stays in it. */
export interface TakenPieces {
  readonly taken: readonly MatchedPieces[];
  readonly rest: readonly MatchedPieces[];
}

/**
 * Take pieces out of those a warehouse reported before, so that they keep their lot, expiry and serial number where they name none
 * themselves. Pieces that name theirs leave with it, and are looked for first; pieces nobody reported before are taken as they are.
 */
export function takePieces(from: readonly MatchedPieces[], wanted: readonly MatchedPieces[]): TakenPieces {
  const left = from.map((piece) => ({ piece, quantity: piece.quantity }));
  const draw = (count: number, isRight: (piece: MatchedPieces) => boolean): MatchedPieces[] => {
    let due = count;
    return left.flatMap((stored) => {
      const quantity = isRight(stored.piece) ? Math.min(due, stored.quantity) : 0;
      if (quantity === 0) return [];
      due -= quantity;
      stored.quantity -= quantity;
      return [{ ...stored.piece, quantity }];
    });
  };
  const named = new Map(wanted.filter(isNamed).map((piece) => [piece, piece.quantity - sum(draw(piece.quantity, (stored) => isSamePiece(stored, piece)))]));
  const taken = wanted.flatMap((piece) => {
    const found = draw(named.get(piece) ?? piece.quantity, ({ lineId }) => lineId === piece.lineId);
    return isNamed(piece) ? [piece] : [...found, ...leftOver(piece, sum(found))];
  });
  return { taken, rest: left.filter(({ quantity }) => quantity > 0).map(({ piece, quantity }) => ({ ...piece, quantity })) };
}

const leftOver = (piece: MatchedPieces, found: number): MatchedPieces[] => (piece.quantity > found ? [{ ...piece, quantity: piece.quantity - found }] : []);

const isNamed = ({ lotNumber, lotExpiration, serialNumber }: MatchedPieces): boolean => lotNumber !== null || lotExpiration !== null || serialNumber !== null;

const isSamePiece = (one: MatchedPieces, other: MatchedPieces): boolean =>
  one.lineId === other.lineId && one.lotNumber === other.lotNumber && one.lotExpiration === other.lotExpiration && one.serialNumber === other.serialNumber;

const sum = (pieces: readonly MatchedPieces[]): number => pieces.reduce((total, { quantity }) => total + quantity, 0);
