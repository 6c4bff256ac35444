import { type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { useWords } from '../words/use-words.js';

/** The keys of the console. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { shell, keys, integrations, returns } = useWords();
  return (
    <DialogBox title={shell.help} onClose={onClose}>
      <dl className="keys">
        {Object.entries({ ...keys, ...returns.keys, ...integrations.keys }).map(([pressed, does]) => (
          <div key={pressed}><dt>{pressed.split(' ').map((key) => <kbd key={key}>{key}</kbd>)}</dt><dd>{does}</dd></div>
        ))}
      </dl>
    </DialogBox>
  );
}
