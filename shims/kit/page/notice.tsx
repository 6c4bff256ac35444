import type { ComponentChildren, VNode } from 'preact';
import { useWords } from './page-words.js';

interface NoticeParts {
  readonly kind: 'error' | 'success' | 'information';
  readonly title: string;
  readonly children?: ComponentChildren;
  /** Whether the page opens at it: with or without a script it has the focus then, so that it is read first. */
  readonly isFocused?: boolean;
}

/** A notice at the top; its kind is also in its text, not in the colour alone. */
export const Notice = ({ kind, title, children, isFocused = false }: NoticeParts): VNode => {
  const { kinds, colon } = useWords();
  return (
    <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'} {...isFocused && { tabIndex: -1, autofocus: true }}>
      <p class="title"><span class="unseen">{kinds[kind]}{colon}</span>{title}</p>
      {children}
    </div>
  );
};
