import { z } from 'zod';

const [LONGEST_NAME, LONGEST_ROLE, LONGEST_EMAIL, LONGEST_PHONE, LONGEST_TAG] = [200, 120, 190, 40, 60] as const;

/** Since a merge a contact may have so many of each. */
const MOST = 100;

/** The name of a contact. */
export const CONTACT_NAME = z.string().min(1).max(LONGEST_NAME).describe('Name');

/** What contacts take. */
export const CONTACT_FIELDS = {
  emails: z.array(z.string().max(LONGEST_EMAIL)).max(MOST).optional().describe('E-mails'), phones: z.array(z.string().max(LONGEST_PHONE)).max(MOST).optional().describe('With +country'),
  company: z.string().max(LONGEST_NAME).optional().describe('Organisation'), role: z.string().max(LONGEST_ROLE).optional().describe('There'), tags: z.array(z.string().max(LONGEST_TAG)).max(MOST).optional().describe('Tags'),
};
