import { colorOf, hexOf, readableAs, readableOn, type Color } from './color.js';

/** The company a page belongs to. */
export interface Brand {
  readonly name: string;
  /** An https address; without one the name is shown. */
  readonly logoUrl?: string | null;
  /** `#rrggbb`; the default colour unless given. */
  readonly accentColor?: string | null;
  readonly supportEmail?: string | null;
  readonly supportUrl?: string | null;
  /** The link of the name; none unless given. */
  readonly home?: string;
}

/** The default colour. */
export const HOUSE_COLOR = '#0b6e4f';

/** The backgrounds of text in page.css: ground, panel and sunken, light and dark. */
export const GROUNDS = {
  light: ['#ffffff', '#f6f7f9', '#eceef1'],
  dark: ['#131518', '#1c1f23', '#292d32'],
} as const;

/** The brand's style: its colour, a readable colour on it, and the colour as text of a light and of a dark page. */
export function brandStyle(color: Color): string {
  const text = (grounds: readonly [string, string, string]): string => hexOf(readableAs(color, [known(grounds[0]), known(grounds[1]), known(grounds[2])]));
  return `:root{--brand:${hexOf(color)};--on-brand:${hexOf(readableOn(color))};--brand-text:${text(GROUNDS.light)}}
@media (prefers-color-scheme:dark){:root{--brand-text:${text(GROUNDS.dark)}}}
@media print{:root{--brand-text:${text(GROUNDS.light)}}}
`;
}

/** The brand's colour; the default where it has none or an invalid one. */
export const colorOfBrand = ({ accentColor }: Brand): Color => colorOf(accentColor ?? '') ?? known(HOUSE_COLOR);

function known(text: string): Color {
  const color = colorOf(text);
  if (!color) throw new Error(`${text} is no colour`);
  return color;
}
