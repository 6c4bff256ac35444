import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { differences } from '../order/differences.js';
import { useWords } from '../words/use-words.js';
import { DialogBox } from './dialog-box.js';
import { DraftChanges, type DraftNames } from './draft-changes.js';
import { DraftProblems } from './draft-problems.js';

/** How a change is sent: to see what it would change, or to make it, under a key that counts once. */
export interface DraftSending {
  readonly dryRun: boolean;
  readonly key?: string;
}

interface Saved<Record> extends DraftNames {
  readonly title: string;
  readonly stored: Record;
  /** Answers the record as it would be, or is. */
  readonly send: (sending: DraftSending) => Promise<Record>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly saveLabel: string;
  readonly children?: ReactNode;
}

/** Shows by a dry run what a draft would change, and saves it once that was seen. Pressed again after an answer that was lost, it is not done twice; what was refused leaves the draft as it is. */
export function SaveDialog<Record>({ title, stored, send, onSaved, onClose, nameOf, valueOf, saveLabel, children }: Saved<Record>): ReactElement {
  const { actions, shell } = useWords();
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const check = useMutation({ mutationFn: () => send({ dryRun: true }) });
  const save = useMutation({
    mutationFn: () => send({ dryRun: false, key }),
    onSuccess: async () => {
      onSaved();
      await client.invalidateQueries();
    },
  });
  const { mutate } = check;
  useEffect(() => { mutate(); }, [mutate]);
  const error = save.error ?? check.error;
  const found = check.data === undefined ? [] : differences(stored, check.data);
  return (
    <DialogBox title={title} onClose={onClose} isWide>
      {error && <DraftProblems error={error} nameOf={nameOf} />}
      {check.isPending && <p role="status">{shell.loading}</p>}
      {check.data !== undefined && <><h3>{actions.wouldChange}</h3><DraftChanges found={found} nameOf={nameOf} valueOf={valueOf} />{children}</>}
      <div className="row">
        {found.length > 0 && <button type="button" className="button is-main" autoFocus disabled={save.isPending} onClick={() => { save.mutate(); }}>{saveLabel}</button>}
        <button type="button" className="button" onClick={onClose}>{actions.changeInput}</button>
      </div>
    </DialogBox>
  );
}
