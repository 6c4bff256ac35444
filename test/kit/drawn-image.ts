import sharp from 'sharp';

/** A rectangle of a color. */
export type Rectangle = readonly [left: number, top: number, width: number, height: number, color: string];

/** A PNG of rectangles over a background. A process that worked on images of people reads no SVG any more, and in a worker of the tests another file may have done so. */
export const drawnImage = ({ width, height, background }: { readonly width: number; readonly height: number; readonly background: string }, rectangles: readonly Rectangle[]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .composite(rectangles.map(([left, top, wide, high, color]) => ({ input: { create: { width: wide, height: high, channels: 3 as const, background: color } }, left, top })))
    .png().toBuffer();
