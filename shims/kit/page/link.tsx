import type { ComponentChildren, VNode } from 'preact';

interface LinkParts {
  /** From any source: an address that is not http(s), mailto or tel is not linked. */
  readonly href: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A link, or only its text where the address is not allowed. */
export const Link = ({ href, children, class: name }: LinkParts): VNode => (isFollowed(href) ? <a href={href} class={name}>{children}</a> : <span class={name}>{children}</span>);

const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const ANY_BASE = 'https://page.invalid';

/** Parsed as browsers do: `java\nscript:` is a scheme too. */
const isFollowed = (href: string): boolean => URL.canParse(href, ANY_BASE) && SCHEMES.has(new URL(href, ANY_BASE).protocol);
