import { type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { useWords } from '../words/use-words.js';
import { offeredPages } from './navigation.js';
import { usePerson } from './use-person.js';

/** The keys of the console. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { shell, keys, navigation } = useWords();
  const places = offeredPages(usePerson()?.me?.permissions ?? []).map(({ name, key }) => [`g ${key}`, navigation.to(navigation.pages[name])] as const);
  return (
    <DialogBox title={shell.help} onClose={onClose}>
      <dl className="keys">
        {[...Object.entries(keys), ...places].map(([pressed, does]) => (
          <div key={pressed}><dt>{pressed.split(' ').map((key) => <kbd key={key}>{key}</kbd>)}</dt><dd>{does}</dd></div>
        ))}
      </dl>
    </DialogBox>
  );
}
