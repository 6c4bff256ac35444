import { useState, type ReactElement } from 'react';
import { LANGUAGES } from '#contract/languages.js';
import { DialogBox } from '../parts/dialog-box.js';
import { LANGUAGE_NAMES } from '../words/language-names.js';
import { chooseLanguage, useLanguage, useWords } from '../words/use-words.js';
import { endSession } from './session.js';
import { chooseTheme, readTheme, THEMES } from './theme.js';
import { usePerson } from './use-person.js';

/** Who is signed in, the language and light of the console, and the way out. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { shell } = useWords();
  const language = useLanguage();
  const me = usePerson()?.me;
  return (
    <DialogBox title={shell.account} onClose={onClose}>
      {me && <p><strong>{me.name}</strong><br /><span className="soft">{me.email}</span></p>}
      <label className="field">{shell.language}
        <select value={language} onChange={({ target: { value } }) => { chooseLanguage(LANGUAGES.find((one) => one === value) ?? 'en'); }}>
          {LANGUAGES.map((one) => <option key={one} value={one} lang={one}>{LANGUAGE_NAMES[one]}</option>)}
        </select>
      </label>
      <ThemeChoice />
      <p><button type="button" className="button" onClick={endSession}>{shell.signOut}</button></p>
    </DialogBox>
  );
}

function ThemeChoice(): ReactElement {
  const { shell } = useWords();
  const [theme, setTheme] = useState(readTheme);
  return (
    <fieldset className="field choices"><legend>{shell.theme}</legend>
      {THEMES.map((one) => (
        <label key={one}><input type="radio" name="theme" checked={theme === one} onChange={() => { chooseTheme(one); setTheme(one); }} /> {shell.themes[one]}</label>
      ))}
    </fieldset>
  );
}
