/** Where a thing of a picture stands. */
export interface Place { readonly x: number; readonly y: number }

/** A rectangle of a picture. */
export interface Box extends Place { readonly width: number; readonly height: number }

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text within an element or an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPED[character] ?? '');

/** A line of text in a style of the picture. */
export const words = (style: string, { x, y }: Place, text: string): string => `<text class="${style}" x="${String(x)}" y="${String(y)}">${escaped(text)}</text>`;

/** A rectangle with round corners. */
export const box = (style: string, { x, y, width, height }: Box): string => `<rect class="${style}" x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" rx="10"/>`;

/** An arrow downwards. */
export const arrowDown = ({ x, y }: Place, length: number): string => `<path class="arrow" d="M${String(x)} ${String(y)}v${String(length)}m-6 -7l6 7l6 -7"/>`;

interface Picture {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly style: string;
  readonly parts: readonly string[];
}

/** A picture with a title and a description for those who do not see it. It loads nothing. */
export const picture = ({ title, description, width, height, style, parts }: Picture): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>${style}</style>
${parts.join('\n')}
</svg>
`;
