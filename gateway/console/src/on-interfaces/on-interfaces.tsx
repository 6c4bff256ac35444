import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';

const Answers = lazy(() => import('./answers.js').then(({ Answers: component }) => ({ default: component })));

/** The same order as A, B, C and D show it, folded away: it is asked for when it is opened. */
export function OnInterfaces({ order: { id, number } }: { readonly order: { readonly id: string; readonly number: string } }): ReactElement {
  const { orderWork: { interfaces: words } } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="fold" onToggle={({ currentTarget: { open } }) => { setIsOpen(open); }}>
      <summary>{words.title}</summary>
      <div className="filters">
        <p className="soft">{words.hint}</p>
        <Suspense>{isOpen && <Answers reference={id} number={number} />}</Suspense>
      </div>
    </details>
  );
}
