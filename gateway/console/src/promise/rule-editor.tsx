import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import type { PromiseChangeInput } from '#contract/schema.generated.js';
import { Panel } from '../parts/panel.js';
import type { Sending } from '../parts/use-checked.js';
import { useSettled } from '../parts/use-settled.js';
import { useMay } from '../shell/use-may.js';
import { ExampleEffect } from './example-effect.js';
import { fieldName, fieldValue } from './field-names.js';
import { PastOrders } from './past-orders.js';
import { exampleOf } from './promise-search.js';
import { usePromiseWords } from './use-promise-words.js';

const SaveDialog = lazy(() => import('../parts/save-dialog.js').then(({ SaveDialog: component }) => ({ default: component })));
const route = getRouteApi('/promise/settings/$rule');

interface Edited<Shown> {
  readonly title: string;
  readonly isChanged: boolean;
  /** The draft as an explanation tries it. */
  readonly change: PromiseChangeInput;
  /** What is stored and what would be, as they are compared. */
  readonly stored: Shown;
  readonly read: () => Promise<Shown>;
  readonly send: (sending: Sending) => Promise<Shown>;
  readonly onSaved: () => void;
  /** Where the orders of the last days went that the draft is tried on. */
  readonly triedAt?: string | undefined;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A draft of a setting beside the example that it moves, and the way to save it. */
export function RuleEditor<Shown>({ title, isChanged, change, stored, read, send, onSaved, triedAt, more, children }: Edited<Shown>): ReactElement {
  const words = usePromiseWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const mayManage = useMay('commerce.manage');
  const [isSaving, setIsSaving] = useState(false);
  const tried = useSettled(isChanged ? change : null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => { event.preventDefault(); setIsSaving(true); };
  const { location: _, ...example } = search;
  return (
    <div className="draft-beside">
      <form className="panel" onSubmit={submit} aria-label={title}>
        {children}
        {!mayManage && <p className="soft">{words.readOnly}</p>}
        <div className="row draft-end">
          {mayManage && <button type="submit" className="button is-main" disabled={!isChanged}>{words.check}</button>}
          {mayManage && more}
          <span role="status" className="soft">{isChanged ? words.unsaved : ''}</span>
        </div>
      </form>
      <div className="draft-effect"><Panel title={words.example}><ExampleEffect example={exampleOf(search)} change={tried} /></Panel></div>
      <Suspense>{isSaving && (
        <SaveDialog title={title} stored={stored} read={read} send={send} saveLabel={words.save} nameOf={(path) => fieldName(path, words)} valueOf={(text, field) => fieldValue(text, field, words)} onClose={() => { setIsSaving(false); }}
          onSaved={() => { setIsSaving(false); onSaved(); void navigate({ to: '/promise/settings', search: example }); }}>
          {triedAt !== undefined && <PastOrders location={triedAt} change={change} />}
        </SaveDialog>
      )}</Suspense>
    </div>
  );
}
