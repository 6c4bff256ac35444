/** An e-mail address as customers are known by it: without the blanks around it, of which one database takes no notice at the end, and in lower case. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();
