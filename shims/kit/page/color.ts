/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];

/** The least contrast of readable text (WCAG 2.2, 1.4.3, AA). */
export const READABLE = 4.5;

const SHORT = 4;
const LONG = 7;
const HEXADECIMAL = 16;
const MOST = 255;

/** The colour of `#rgb` or `#rrggbb`; undefined for any other text. */
export function colorOf(text: string): Color | undefined {
  if (!/^#[\da-f]+$/i.test(text) || (text.length !== SHORT && text.length !== LONG)) return undefined;
  const digits = text.length === SHORT ? Array.from(text.slice(1), (digit) => digit + digit) : [text.slice(1, 3), text.slice(3, 5), text.slice(5)];
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, HEXADECIMAL));
  return [red, green, blue];
}

/** `#rrggbb`, in lower case. */
export const hexOf = (color: Color): string => `#${color.map((part) => Math.round(part).toString(HEXADECIMAL).padStart(2, '0')).join('')}`;

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** White or black, whichever is readable on a colour; white where both are. */
export const readableOn = (ground: Color): Color => (contrast(WHITE, ground) >= READABLE ? WHITE : BLACK);

const STEPS = 20;

/** The colour itself where it is readable on all backgrounds, or else the nearest one towards black or white that is. */
export function readableAs(color: Color, grounds: readonly [Color, ...Color[]]): Color {
  const end = readableOn(grounds[0]);
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = mix(color, end, step / STEPS);
    if (grounds.every((ground) => contrast(mixed, ground) >= READABLE)) return mixed;
  }
  return end;
}

function mix(from: Color, to: Color, share: number): Color {
  const part = (at: 0 | 1 | 2): number => Math.round(from[at] + (to[at] - from[at]) * share);
  return [part(0), part(1), part(2)];
}

const luminance = ([red, green, blue]: Color): number => 0.2126 * linear(red / MOST) + 0.7152 * linear(green / MOST) + 0.0722 * linear(blue / MOST);

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
