import { domainToASCII } from 'node:url';

const LONGEST = 254;
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*$/;

/** Whether a text is one e-mail address in plain ASCII: no display name, no second address, no line break or other character that could begin a header. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);

/** The address to which mail to an address goes: a domain in letters of other alphabets has a form in ASCII. Undefined for what is no address, and for one whose name is not ASCII, which not every server takes. */
export function deliverableAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const [name, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const address = isAscii(domain) ? text : `${name}@${domainToASCII(domain)}`;
  return isMailAddress(address) ? address : undefined;
}

/** Whether a text has nothing beyond plain ASCII. */
export const isAscii = (text: string): boolean => !/[^\x00-\x7F]/.test(text);

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the form of an e-mail address that people have, in any alphabet: a name, one @ and a domain of two words or more. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** What stands around addresses or between them, or cannot be seen. */
const AROUND = /[<>()[\]\\,;:"\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/** Whether a text is one e-mail address that people have, without what a mail client writes around it. */
export const isBareEmail = (text: string): boolean => isEmail(text) && !AROUND.test(text);
