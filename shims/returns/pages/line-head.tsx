import type { ComponentChildren, VNode } from 'preact';
import type { ShopperLine } from './lines.js';
import { shapeText } from './piece.js';

interface Parts {
  readonly line: Pick<ShopperLine, 'title' | 'size' | 'color' | 'imageUrl'>;
  readonly price: string;
  readonly children?: ComponentChildren;
}

/** What a line is: its picture, title, size and colour, and what was paid for one. */
export const LineHead = ({ line: { title, size, color, imageUrl }, price, children }: Parts): VNode => (
  <div class="thing">
    {imageUrl != null && <img src={imageUrl} alt="" width="72" height="72" loading="lazy" />}
    <div class="what">
      <strong>{title}</strong>
      {(size ?? color) !== null && <p class="soft small">{shapeText({ size, color })}</p>}
      {children}
    </div>
    <div class="aside">{price}</div>
  </div>
);
