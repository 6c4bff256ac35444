const LONGEST = 254;
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*$/;

/** Whether a text is one e-mail address in plain ASCII: no display name, no second address, no line break or other character that could begin a header. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);
