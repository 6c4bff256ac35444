import type { ComponentChildren, VNode } from 'preact';

interface FoldParts {
  /** The anchor of links. */
  readonly id: string;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** What only some readers need: its title, and the rest once it is opened. */
export const Fold = ({ id, title, isOpen = false, children }: FoldParts): VNode => (
  <details class="fold" id={id} open={isOpen}>
    <summary>{title}</summary>
    <div class="stack">{children}</div>
  </details>
);
