const PREFIX = 'data-promise-';

/** What elements say of a question; the first three are not inherited. */
export const ASKING = ['items', 'sku', 'qty', 'zip', 'country', 'channel', 'lang'] as const;

/** Every attribute that a shop may change while the page is open. */
export const WATCHED = ['data-promise', ...[...ASKING, 'method', 'field', 'cart'].map((name) => PREFIX + name)];

/** An attribute of an element, `sku` for `data-promise-sku`; nothing where it has none. */
export const said = (element: Element | null, name: string): string | null | undefined => element?.getAttribute(PREFIX + name);

/** A selector of the elements with an attribute. */
export const having = (name: string): string => `[${PREFIX + name}]`;

/** An attribute of an element, or of the nearest around it that has one. */
export const saidNear = (element: Element, name: string): string | null | undefined => said(element.closest(having(name)), name);

/** Mark an element with a state. */
export const markState = (element: Element, state: string): void => { element.setAttribute(`${PREFIX}state`, state); };
