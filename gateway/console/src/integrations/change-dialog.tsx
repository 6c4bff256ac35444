import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import type { Change } from './connection-changes.js';
import { NewCredentials } from './new-credentials.js';
import type { ConsoleCredentialsFragment } from './operations/console-credentials.generated.js';
import { useChange } from './use-change.js';

interface Asked {
  readonly change: Change;
  /** Of the connection. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Says what a change does, carries it out once that was read, and shows the new credentials where there are some. */
export function ChangeDialog({ change, name, onClose }: Asked): ReactElement {
  const { integrations: words } = useWords();
  const navigate = useNavigate();
  const [made, setMade] = useState<ConsoleCredentialsFragment>();
  const { mutate, isPending, error } = useChange(() => change.send(), (credentials) => {
    if (credentials) setMade(credentials);
    else onClose();
    if (change.isEnd === true) void navigate({ to: '/integrations' });
  });
  if (made) return <NewCredentials made={made} onClose={onClose} />;
  return (
    <DialogBox title={`${words.changes[change.name]}: ${name}`} onClose={onClose}>
      <p>{words.consequences[change.name]}</p>
      {error && <Failure error={error} />}
      <div className="row"><button type="button" className="button is-main" autoFocus disabled={isPending} onClick={() => { mutate(); }}>{words.changes[change.name]}</button></div>
    </DialogBox>
  );
}
