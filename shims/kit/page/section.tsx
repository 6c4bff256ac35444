import type { ComponentChildren, VNode } from 'preact';

interface SectionParts {
  /** The anchor of links. */
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A section of a page with a heading. */
export const Section = ({ id, title, children }: SectionParts): VNode => (
  <section class="section" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

interface CardParts {
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Things of one kind side by side, each with a heading and its own content. */
export const Cards = ({ cards }: { readonly cards: readonly CardParts[] }): VNode => (
  <ul class="cards">{cards.map(({ title, children }) => <li class="card"><h3>{title}</h3>{children}</li>)}</ul>
);
