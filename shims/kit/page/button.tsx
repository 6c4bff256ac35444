import type { ComponentChildren, VNode } from 'preact';
import { Link } from './link.js';

interface ButtonParts {
  readonly children: ComponentChildren;
  readonly kind?: 'primary' | 'secondary' | 'danger';
  /** The name and value submitted with this button. */
  readonly name?: string;
  readonly value?: string;
}

const classOf = (kind: ButtonParts['kind'] = 'primary'): string => (kind === 'primary' ? 'button' : `button button-${kind}`);

/** The submit button of a form. */
export const Button = ({ children, kind, name, value }: ButtonParts): VNode => <button type="submit" class={classOf(kind)} name={name} value={value}>{children}</button>;

/** A link styled as a button. */
export const ButtonLink = ({ children, kind, href }: Pick<ButtonParts, 'children' | 'kind'> & { readonly href: string }): VNode => <Link class={classOf(kind)} href={href}>{children}</Link>;
