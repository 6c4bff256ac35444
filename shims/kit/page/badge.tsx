import type { ComponentChildren, VNode } from 'preact';

interface BadgeParts {
  readonly kind?: 'plain' | 'success' | 'information' | 'warning' | 'error';
  readonly children: ComponentChildren;
}

/** One word that says how something is. */
export const Badge = ({ kind = 'plain', children }: BadgeParts): VNode => <span class={kind === 'plain' ? 'badge' : `badge badge-${kind}`}>{children}</span>;

/** Figures that matter, large, each over its name. */
export const Figures = ({ figures }: { readonly figures: readonly (readonly [name: string, value: ComponentChildren])[] }): VNode => (
  <dl class="figures">{figures.map(([name, value]) => <div><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
);
