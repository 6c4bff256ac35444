import { keep, readKept } from './kept.js';

/** How light the console is; `system` is as the device says. */
export const THEMES = ['system', 'light', 'dark'] as const;

/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

/** The theme that this browser keeps. */
export const readTheme = (): Theme => THEMES.find((theme) => theme === readKept('theme')) ?? 'system';

/** Show a theme, and keep it. */
export function chooseTheme(theme: Theme): void {
  keep('theme', theme);
  showTheme();
}

/** Show the theme that is kept. */
export const showTheme = (): void => { document.documentElement.dataset['theme'] = readTheme(); };
