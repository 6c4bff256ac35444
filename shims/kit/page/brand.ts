import { colorOf, hexOf, readableAs, readableOn, type Color } from './color.js';

/** Whose page it is. */
export interface Brand {
  readonly name: string;
  /** An https address; the name stands there without one. */
  readonly logoUrl?: string | null;
  /** `#rrggbb`; the house's own unless given. */
  readonly accentColor?: string | null;
  readonly supportEmail?: string | null;
  readonly supportUrl?: string | null;
  /** Where its name leads; nowhere unless given. */
  readonly home?: string;
}

/** The house's own colour. */
export const HOUSE_COLOR = '#0b6e4f';

/** What text stands on in page.css: ground, panel and sunken, light and dark. */
export const GROUNDS = {
  light: ['#ffffff', '#f6f7f9', '#eceef1'],
  dark: ['#131518', '#1c1f23', '#292d32'],
} as const;

/** The part of the style that is a brand's: its colour, what can be read on it, and the colour as text of a light and of a dark page. */
export function brandStyle(color: Color): string {
  const text = (grounds: readonly [string, string, string]): string => hexOf(readableAs(color, [known(grounds[0]), known(grounds[1]), known(grounds[2])]));
  return `:root{--brand:${hexOf(color)};--on-brand:${hexOf(readableOn(color))};--brand-text:${text(GROUNDS.light)}}
@media (prefers-color-scheme:dark){:root{--brand-text:${text(GROUNDS.dark)}}}
@media print{:root{--brand-text:${text(GROUNDS.light)}}}
`;
}

/** The brand's colour; the house's where it has none, or one that is no colour. */
export const colorOfBrand = ({ accentColor }: Brand): Color => colorOf(accentColor ?? '') ?? known(HOUSE_COLOR);

function known(text: string): Color {
  const color = colorOf(text);
  if (!color) throw new Error(`${text} is no colour`);
  return color;
}
