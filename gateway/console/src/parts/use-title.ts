import { useEffect } from 'react';
import { useWords } from '../words/use-words.js';

/** Name the page in the browser's tab, most particular first. */
export function useTitle(title: string): void {
  const { shell } = useWords();
  useEffect(() => { document.title = title === '' ? shell.title : `${title} – ${shell.title}`; }, [title, shell]);
}
