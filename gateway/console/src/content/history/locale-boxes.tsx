import { type ReactElement } from 'react';
import { useContentWords } from '../use-content-words.js';

/** In which languages something is done. */
export function LocaleBoxes({ locales, ticked }: { readonly locales: readonly string[]; readonly ticked: readonly string[] }): ReactElement {
  const words = useContentWords();
  return <fieldset className="choices field"><legend>{words.languages}</legend>{locales.map((locale) => <label key={locale}><input type="checkbox" name="locales" value={locale} defaultChecked={ticked.includes(locale)} /> {locale}</label>)}</fieldset>;
}
