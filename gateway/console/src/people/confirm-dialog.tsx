import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactElement } from 'react';
import { CheckedPreview } from '../parts/checked-preview.js';
import { DialogBox } from '../parts/dialog-box.js';
import { useChecked } from '../parts/use-checked.js';
import type { Confirmed } from './confirmed.js';
import { SecretDialog } from './secret-dialog.js';
import { usePeopleWords } from './use-people-words.js';

/** Says what a change does, asks the graph first whether it may be done, and does it once that was read. */
export function ConfirmDialog({ change, onClose }: { readonly change: Confirmed; readonly onClose: () => void }): ReactElement {
  const words = usePeopleWords();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const checked = useChecked((one: Confirmed, { dryRun }) => one.send(dryRun), (answer) => {
    if (answer === null) onClose();
    else setSecret(answer);
    if (change.isEnd === true) void navigate({ to: '/people' });
  });
  const { check: { mutate, data } } = checked;
  useEffect(() => { mutate(change); }, [change, mutate]);
  if (secret !== undefined) return <SecretDialog title={`${words.oneTimePassword}: ${change.about}`} name={words.oneTimePassword} secret={secret} advice={words.passwordShownOnce} onClose={onClose} />;
  return (
    <DialogBox title={`${words.changes[change.name]}: ${change.about}`} onClose={onClose} isWide>
      <p>{words.consequences[change.name]}</p>
      <CheckedPreview checked={checked} found={data === undefined ? undefined : change.found} />
    </DialogBox>
  );
}
