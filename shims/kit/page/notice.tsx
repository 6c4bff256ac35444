import type { ComponentChildren, VNode } from 'preact';
import { useWords } from './page-words.js';

interface NoticeParts {
  readonly kind: 'error' | 'success' | 'information';
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** A notice at the top; its kind is also in its text, not in the colour alone. */
export const Notice = ({ kind, title, children }: NoticeParts): VNode => {
  const { kinds, colon } = useWords();
  return (
    <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <p class="title"><span class="unseen">{kinds[kind]}{colon}</span>{title}</p>
      {children}
    </div>
  );
};
