import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { differences } from '../order/differences.js';
import { useWords } from '../words/use-words.js';
import { DialogBox } from './dialog-box.js';
import { DraftChanges, type DraftNames } from './draft-changes.js';
import { DraftProblems } from './draft-problems.js';
import type { Sending } from './use-checked.js';

interface Saved<Record> extends DraftNames {
  readonly title: string;
  /** As the page has it. */
  readonly stored: Record;
  /** What is stored now, which may be another than what the page has. */
  readonly read: () => Promise<Record>;
  /** Answers the record as it would be, or is. */
  readonly send: (sending: Sending) => Promise<Record>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly saveLabel: string;
  readonly children?: ReactNode;
}

interface Change<Record> {
  readonly now: Record;
  readonly after: Record;
}

/**
 * Shows by a dry run what a draft would change of what is stored now, and saves it once that was seen: where somebody else saves in between, that is said and shown first. Pressed again after an answer that was lost,
 * it is not done twice; what was refused leaves the draft as it is.
 */
export function SaveDialog<Record>({ title, stored, read, send, onSaved, onClose, nameOf, valueOf, saveLabel, children }: Saved<Record>): ReactElement {
  const { actions, shell } = useWords();
  const [begun] = useState(stored);
  const { check: { data, error: refusal, isPending }, save } = useSaving({ read, send, onSaved });
  const error = save.error ?? refusal;
  const found = data === undefined ? [] : differences(data.now, data.after);
  return (
    <DialogBox title={title} onClose={onClose} isWide>
      {error && <DraftProblems error={error} nameOf={nameOf} />}
      {isPending && <p role="status">{shell.loading}</p>}
      {data !== undefined && <><Meanwhile isChanged={isOther(begun, data.now)} /><h3>{actions.wouldChange}</h3><DraftChanges found={found} nameOf={nameOf} valueOf={valueOf} />{children}</>}
      <div className="row">
        {data !== undefined && found.length > 0 && <button type="button" className="button is-main" autoFocus disabled={save.isPending} onClick={() => { save.mutate(data); }}>{saveLabel}</button>}
        <button type="button" className="button" onClick={onClose}>{actions.changeInput}</button>
      </div>
    </DialogBox>
  );
}

type Saving<Record> = Pick<Saved<Record>, 'onSaved' | 'read' | 'send'>;

/** What the draft would change, and saving that: anew first where what is stored is no longer what was seen. */
function useSaving<Record>({ read, send, onSaved }: Saving<Record>): { readonly check: UseMutationResult<Change<Record>, Error, void>; readonly save: UseMutationResult<boolean, Error, Change<Record>> } {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const check = useMutation({ mutationFn: async (): Promise<Change<Record>> => ({ now: await read(), after: await send({ dryRun: true }) }) });
  const save = useMutation({
    mutationFn: async ({ now, after }: Change<Record>) => {
      const stands = await read();
      if (isOther(now, stands) && isOther(after, stands)) return false; // as it would be then: an answer was lost
      await send({ dryRun: false, key });
      return true;
    },
    onSuccess: async (isSaved) => {
      if (!isSaved) {
        check.mutate();
        return;
      }
      onSaved();
      await client.invalidateQueries();
    },
  });
  const { mutate } = check;
  useEffect(() => { mutate(); }, [mutate]);
  return { check, save };
}

function Meanwhile({ isChanged }: { readonly isChanged: boolean }): ReactElement | null {
  const { actions } = useWords();
  return isChanged ? <p role="alert" className="notice">{actions.meanwhile}</p> : null;
}

const isOther = (one: unknown, other: unknown): boolean => differences(one, other).length > 0;
