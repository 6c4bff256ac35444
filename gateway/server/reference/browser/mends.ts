/** What is wrong with some elements of the library, and what is done about it; done again it changes nothing. */
interface Mend {
  /** A selector. */
  readonly of: string;
  readonly by: (element: Element) => void;
}

/** Attributes are written only where they differ: each change is looked at again. */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const without = (name: string) => (element: Element): void => { set(element, name, undefined); };
const named = (name: string) => (element: Element): void => { set(element, 'aria-label', name); };

/** The dialog that sends a call; it is there before it is opened. */
const DIALOG = '[role="dialog"].scalar-client';

/** The page has several places for them. */
const NOTIFICATIONS = 'section[aria-label^="Notifications"]';

/** By axe-core, of the release in scalar/source.json. */
export const MENDS: readonly Mend[] = [
  { of: 'button[aria-selected]:not([role="tab"])', by: (button) => { if (button.getAttribute('aria-selected') === 'true') set(button, 'aria-current', 'true'); else set(button, 'aria-current', undefined); set(button, 'aria-selected', undefined); } },
  { of: 'aside[role="navigation"]', by: without('role') },
  { of: 'button[role="search"]', by: without('role') },
  { of: '.sidebar-search-placeholder', by: without('aria-hidden') },
  { of: 'button[role="none"], button[role="alert"]', by: without('role') },
  { of: 'button.scalar-code-copy, button.code-copy, button.group\\/copy-button', by: (button) => { set(button, 'aria-label', 'Copy'); set(button, 'aria-controls', undefined); } },
  { of: 'button .selected-content-type', by: without('tabindex') },
  { of: 'button.show-more[aria-label]', by: without('aria-label') },
  { of: 'main [role="region"], main section[aria-labelledby]:not([role])', by: (part) => { set(part, 'role', 'group'); } }, // several have the same name
  { of: 'section[aria-labelledby].contents', by: without('aria-labelledby') },
  { of: '.endpoints, .scalar-card-content, pre, .scalar-code-block, .response-body-virtual, .cm-scroller', by: (list) => { if (list.scrollWidth > list.clientWidth || list.scrollHeight > list.clientHeight) set(list, 'tabindex', '0'); } },
  { of: NOTIFICATIONS, by: (section) => { if (section !== document.querySelector(NOTIFICATIONS)) set(section, 'aria-label', undefined); } },
  { of: '.cm-content[role="textbox"]:not([aria-label])', by: (field) => { set(field, 'aria-label', nameOf(field)); } },
  { of: 'td input[type="checkbox"]:not([aria-label])', by: named('Send this one') },
  { of: '.scalar-api-reference > main, .scalar-api-reference > aside, body > nav', by: (behind) => { behind.toggleAttribute('inert', document.querySelector(DIALOG)?.checkVisibility() === true); } },
];

/** A cell of a table of parameters says `undefined Key` where its row has no name yet. */
const nameOf = (field: Element): string => (field.closest('[aria-label]')?.getAttribute('aria-label') ?? 'Value').replace('undefined ', '');
