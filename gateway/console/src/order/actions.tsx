import { lazy, Suspense, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useMayWrite } from '../shell/use-may-write.js';
import { useWords } from '../words/use-words.js';
import type { Action } from './action.js';
import { useActionName } from './use-action-name.js';

const load = () => import('./action-dialog.js').then(({ ActionDialog: component }) => ({ default: component }));
const ActionDialog = lazy(load);

interface Offered {
  /** The order or return, as its page shows it. */
  readonly record: object;
  readonly subject?: 'order' | 'return';
  readonly actions: readonly Action[];
  /** Those that are folded away. */
  readonly more?: readonly Action[];
}

/** A button for each action; whoever may only look is told so. */
export function Actions({ record, subject = 'order', actions, more = [] }: Offered): ReactElement | null {
  const { actions: words, orderWork } = useWords();
  const nameOf = useActionName();
  const [chosen, setChosen] = useState<Action>();
  const mayWrite = useMayWrite();
  useEffect(() => { if (mayWrite === true) load().catch(() => undefined); }, [mayWrite]); // it opens at once, and without a network too
  const [group, isUsed] = [useRef<HTMLDivElement>(null), useRef(false)];
  const names = actions.map(({ name }) => name).join();
  useEffect(() => {
    if (isUsed.current && document.activeElement === document.body) group.current?.focus({ preventScroll: true }); // the button that was pressed is no longer offered
  }, [group, isUsed, names]);
  if (actions.length + more.length === 0 || mayWrite === undefined) return null;
  if (!mayWrite) return <p className="soft">{words.readOnly}</p>;
  const show = (action: Action): void => { isUsed.current = true; setChosen(action); };
  const button = (action: Action): ReactElement => <button key={action.name} type="button" className="button" aria-haspopup="dialog" onClick={() => { show(action); }}>{nameOf(action)}</button>;
  return (
    <>
      <Buttons title={words.title} group={group}>{actions.map(button)}</Buttons>
      {more.length > 0 && <details className="fold"><summary>{orderWork.more}</summary><div className="filters row">{more.map(button)}</div></details>}
      <Suspense>{chosen && <ActionDialog record={record} subject={subject} action={chosen} onClose={() => { setChosen(undefined); }} />}</Suspense>
    </>
  );
}

interface Grouped {
  readonly title: string;
  readonly group: RefObject<HTMLDivElement | null>;
  readonly children: readonly ReactElement[];
}

function Buttons({ title, group, children }: Grouped): ReactElement | null {
  return children.length === 0 ? null : <div ref={group} tabIndex={-1} className="row" role="group" aria-label={title}>{children}</div>;
}
