import { createRoot } from 'react-dom/client';
import { App } from './shell/app.js';
import { openSession } from './shell/session.js';
import { showTheme } from './shell/theme.js';
import { loadLanguage } from './words/use-words.js';

showTheme();
await Promise.all([openSession(), loadLanguage()]);
const element = document.getElementById('console');
if (element) createRoot(element).render(<App />);
