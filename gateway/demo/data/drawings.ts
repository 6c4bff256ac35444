import { crc32, deflateSync } from 'node:zlib';

/** The families of things that are drawn. */
export type Drawn = 'fashion' | 'homeware';

/** The colours of drawings: the thing, its shade and the ground, as RGB. */
const COLOURS = [
  [0x1f_3a_5f, 0x16_2b_47, 0xee_f1_f5], [0xc1_6a_4b, 0x9c_50_36, 0xf7_ee_e8], [0x7a_8b_5c, 0x5f_6e_46, 0xf1_f3_ea], [0xd9_a4_41, 0xb5_85_2d, 0xfa_f4_e4], [0x7d_2e_46, 0x5f_20_34, 0xf6_ea_ee], [0x3d_7f_8c, 0x2d_61_6b, 0xe8_f2_f4],
] as const;

/** How many drawings of a family there are. */
export const DRAWINGS = COLOURS.length;

const SIZE = 480;
const [GROUND, THING, SHADE] = [2, 0, 1] as const;

/** Whether a shape has a point, from -1 to 1 in both directions. */
type Shape = (x: number, y: number) => boolean;

/** A shirt, and a jug. */
const SHAPES: Readonly<Record<Drawn, Shape>> = {
  fashion: (x, y) => !(x * x + (y + 0.66) ** 2 < 0.04) && ((Math.abs(x) < 0.38 && y > -0.6 && y < 0.7) || (Math.abs(x) < 0.75 && y > -0.6 + (Math.abs(x) - 0.3) * 0.5 && y < -0.25 + (Math.abs(x) - 0.3) * 0.5)),
  homeware: (x, y) => (y > -0.6 && y < 0.65 && Math.abs(x) < 0.34 + 0.12 * Math.sin((y + 0.6) * 2.4)) || (Math.abs(Math.hypot(x - 0.44, y - 0.02) - 0.22) < 0.06 && x > 0.4),
};

/** A drawing of a family in one of {@link DRAWINGS} colours: PNG, the same for the same. */
export function drawing(family: Drawn, colour: number): Buffer {
  const rows = Buffer.alloc((SIZE + 1) * SIZE); // each begins with its filter, none
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const [x, y] = [column / SIZE * 2 - 1, row / SIZE * 2 - 1];
      rows[row * (SIZE + 1) + 1 + column] = !SHAPES[family](x, y) ? GROUND : x > 0.12 ? SHADE : THING;
    }
  }
  return png(rows, COLOURS[colour % DRAWINGS] ?? COLOURS[0]);
}

/** An indexed PNG (PNG specification, 11.2). */
function png(rows: Buffer, palette: readonly number[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  head.set([8, 3], 8); // eight bits, a palette
  const colours = Buffer.from(palette.flatMap((rgb) => [rgb >> 16, rgb >> 8 & 255, rgb & 255]));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), part('IHDR', head), part('PLTE', colours), part('IDAT', deflateSync(rows)), part('IEND', Buffer.alloc(0))]);
}

function part(type: string, data: Buffer): Buffer {
  const [length, body, sum] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type, 'latin1'), data]), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
