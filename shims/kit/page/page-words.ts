import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FRAME_WORDS, type FrameWords } from './frame-words.js';
import type { Language } from '#contract/languages.js';

/** The language of the page that is being written. */
export const PageLanguageContext = createContext<Language>('en');

/** The language of the page, for its parts. */
export const usePageLanguage = (): Language => useContext(PageLanguageContext);

/** The words of the page's language, for its parts. */
export const useWords = (): FrameWords => FRAME_WORDS[usePageLanguage()];
