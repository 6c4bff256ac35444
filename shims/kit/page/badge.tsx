import type { ComponentChildren, VNode } from 'preact';

interface BadgeParts {
  readonly kind?: 'plain' | 'success' | 'information' | 'warning' | 'error';
  readonly children: ComponentChildren;
}

/** A status in one word. */
export const Badge = ({ kind = 'plain', children }: BadgeParts): VNode => <span class={kind === 'plain' ? 'badge' : `badge badge-${kind}`}>{children}</span>;

/** Key figures, large, each with its label. */
export const Figures = ({ figures }: { readonly figures: readonly (readonly [name: string, value: ComponentChildren])[] }): VNode => (
  <dl class="figures">{figures.map(([name, value]) => <div><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
);
