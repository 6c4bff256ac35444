import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FRAME_WORDS, type FrameWords } from './frame-words.js';
import type { Language } from '#contract/languages.js';

/** The language of the page, as context. */
export const PageLanguageContext = createContext<Language>('en');

/** The language of the page, for its components. */
export const usePageLanguage = (): Language => useContext(PageLanguageContext);

/** The texts of the page's language, for its components. */
export const useWords = (): FrameWords => FRAME_WORDS[usePageLanguage()];
