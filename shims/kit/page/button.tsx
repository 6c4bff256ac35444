import type { ComponentChildren, VNode } from 'preact';
import { Link } from './link.js';

interface ButtonParts {
  readonly children: ComponentChildren;
  readonly kind?: 'primary' | 'secondary' | 'danger';
  /** What the form says when it is sent with this one. */
  readonly name?: string;
  readonly value?: string;
}

const classOf = (kind: ButtonParts['kind'] = 'primary'): string => (kind === 'primary' ? 'button' : `button button-${kind}`);

/** Sends its form. */
export const Button = ({ children, kind, name, value }: ButtonParts): VNode => <button type="submit" class={classOf(kind)} name={name} value={value}>{children}</button>;

/** A link that looks like one: the next thing to do. */
export const ButtonLink = ({ children, kind, href }: Pick<ButtonParts, 'children' | 'kind'> & { readonly href: string }): VNode => <Link class={classOf(kind)} href={href}>{children}</Link>;
