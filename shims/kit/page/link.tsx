import type { ComponentChildren, VNode } from 'preact';

interface LinkParts {
  /** Wherever it comes from: an address that is none of the web, of mail or of a telephone leads nowhere. */
  readonly href: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A link, or its text alone where the address is not one to follow. */
export const Link = ({ href, children, class: name }: LinkParts): VNode => (isFollowed(href) ? <a href={href} class={name}>{children}</a> : <span class={name}>{children}</span>);

const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const ANY_BASE = 'https://page.invalid';

/** Read as browsers read it: `java\nscript:` is a scheme too. */
const isFollowed = (href: string): boolean => URL.canParse(href, ANY_BASE) && SCHEMES.has(new URL(href, ANY_BASE).protocol);
