import { type ReactElement } from 'react';
import { CopyButton } from '../parts/copy-button.js';
import { DialogBox } from '../parts/dialog-box.js';
import { usePeopleWords } from './use-people-words.js';

interface Shown {
  readonly title: string;
  /** What it is. */
  readonly name: string;
  readonly secret: string;
  readonly advice: string;
  readonly onClose: () => void;
}

/** A secret that is shown this once. The dialog ends by its button alone: a press beside it would lose it. */
export function SecretDialog({ title, name, secret, advice, onClose }: Shown): ReactElement {
  const words = usePeopleWords();
  return (
    <DialogBox title={title} onClose={onClose} isWide isKept>
      <p className="notice is-warning" role="alert">{advice}</p>
      <div className="part"><h3>{name}</h3><div className="row"><code className="mono people-secret">{secret}</code><CopyButton text={secret} name={name} /></div></div>
      <div className="row"><button type="button" className="button is-main" onClick={onClose}>{words.haveStored}</button></div>
    </DialogBox>
  );
}
