const SPACE = ' ';

/** A text without the control characters that nobody writes (C0 and DEL, but tab, line feed and carriage return), trimmed (document 3, I, rule 7). What is no Unicode text has the replacement character. */
export const storedText = (text: string): string => cleaned(text).trim();

/** What was searched for in one line: every stretch of white space is a blank, and control characters are none. */
export const collapsedText = (text: string): string => cleaned(text).split(/\s/u).filter((word) => word !== '').join(SPACE);

/** What most texts are made of: nothing of it is to be cleaned. */
const PLAIN = /^[\u0020-\u007e]*$/;

/** Whether a text has nothing but letters, digits and signs of ASCII. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

const cleaned = (text: string): string => (isPlain(text) ? text : text.replace(CONTROL, '').replace(/\p{Surrogate}/gu, '\ufffd'));
