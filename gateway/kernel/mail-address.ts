const LONGEST = 254;
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*$/;

/** Whether a text is one e-mail address in plain ASCII: no display name, no second address, no line break or other character that could begin a header. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the form of an e-mail address that people have, in any alphabet: a name, one @ and a domain of two words or more. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
