import type { ComponentChildren, VNode } from 'preact';
import { useWords } from './page-words.js';

interface Step {
  readonly title: string;
  readonly state: 'done' | 'current' | 'upcoming';
  readonly children?: ComponentChildren;
}

/** The progress of something: its past, current and future steps, in order. */
export const Steps = ({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }): VNode => {
  const { steps: words, colon } = useWords();
  return (
    <ol class="steps" aria-label={label}>
      {steps.map(({ title, state, children }) => (
        <li class={`is-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
          <p class="title"><span class="unseen">{words[state]}{colon}</span>{title}</p>
          {children}
        </li>
      ))}
    </ol>
  );
};
