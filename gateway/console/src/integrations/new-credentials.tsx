import { type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { useWords } from '../words/use-words.js';
import { CopyButton } from '../parts/copy-button.js';
import type { ConsoleCredentialsFragment } from './operations/console-credentials.generated.js';

const SECRETS = ['username', 'apiKey', 'password', 'webhookSecret', 'signingSecret'] as const;

/** Credentials that are shown this once. The dialog ends by its button alone: a press beside it would lose them. */
export function NewCredentials({ made, made: { connection: { name } }, onClose }: { readonly made: ConsoleCredentialsFragment; readonly onClose: () => void }): ReactElement {
  const { integrations: words } = useWords();
  const given = SECRETS.flatMap((secret) => (made[secret] === null ? [] : [[secret, made[secret]] as const]));
  return (
    <DialogBox title={words.credentialsOf(name)} onClose={onClose} isWide isKept>
      <p className="notice is-warning" role="alert">{given.length === 0 ? words.noSecret : words.shownOnce}</p>
      {given.map(([secret, text]) => (
        <div key={secret} className="part">
          <h3>{words.secrets[secret]}</h3>
          <div className="row"><code className="mono">{text}</code><CopyButton text={text} name={words.secrets[secret]} /></div>
        </div>
      ))}
      <div className="row"><button type="button" className="button is-main" onClick={onClose}>{words.haveStored}</button></div>
    </DialogBox>
  );
}
