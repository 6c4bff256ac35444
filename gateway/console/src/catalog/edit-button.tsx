import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import type { Edit } from './edit.js';

const load = () => import('./edit-dialog.js').then(({ EditDialog: component }) => ({ default: component }));
const EditDialog = lazy(load);

interface Offered {
  readonly edit: () => Edit;
  readonly children: ReactNode;
  readonly className?: string;
  /** What it is called for who does not see what it stands beside. */
  readonly name?: string;
}

/** Opens the form of a change. */
export function EditButton({ edit, children, className = 'button', name }: Offered): ReactElement {
  const [open, setOpen] = useState<Edit>();
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" aria-label={name} onPointerEnter={warm} onFocus={warm} onClick={() => { setOpen(edit()); }}>{children}</button>
      <Suspense>{open && <EditDialog edit={open} onClose={() => { setOpen(undefined); }} />}</Suspense>
    </>
  );
}

/** It opens at once, and without a network too. */
const warm = (): void => { load().catch(() => undefined); };
