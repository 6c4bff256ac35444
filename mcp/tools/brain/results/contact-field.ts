import { z } from 'zod';
import { LocalTime, localTime } from '#mcp/local-time.js';
import type { ContactViewFragment } from '../operations/contact-view.generated.js';
import type { DuplicateViewFragment } from '../operations/duplicate-view.generated.js';

/** A contact. */
export const ContactField = z.object({
  id: z.string(), name: z.string(), emails: z.array(z.string()), phones: z.array(z.string()), company: z.string().nullable(), role: z.string().nullable(), tags: z.array(z.string()), notes_count: z.int(), updated_at: LocalTime,
  other_names: z.array(z.string()).optional(), merged_ids: z.array(z.string()).optional(), version: z.int().optional(), created_at: LocalTime.optional(),
});

/** A contact as models read it in a list. */
export const contactField = ({ id, name, emails, phones, company, role, tags, notesCount, updatedAt }: ContactViewFragment, timeZone: string): z.output<typeof ContactField> =>
  ({ id, name, emails: [...emails], phones: [...phones], company: company ?? null, role: role ?? null, tags: [...tags], notes_count: notesCount, updated_at: localTime(updatedAt, timeZone) });

/** A contact with everything that is known of it. */
export const wholeContact = (contact: ContactViewFragment, timeZone: string): z.output<typeof ContactField> =>
  ({ ...contactField(contact, timeZone), other_names: [...contact.otherNames], merged_ids: [...contact.mergedIds], version: contact.version, created_at: localTime(contact.createdAt, timeZone) });

const Likeness = z.object({ id: z.string(), name: z.string(), emails: z.array(z.string()), company: z.string().nullable() });

/** Two contacts that look like one. */
export const DuplicateField = z.object({ score: z.int(), reasons: z.array(z.string()), contacts: z.array(Likeness) });

/** So many addresses tell who a contact is. */
const MOST_EMAILS = 5;

/** A proposal as models read it. */
export const duplicateField = ({ score, reasons, contacts }: DuplicateViewFragment): z.output<typeof DuplicateField> =>
  ({ score, reasons: reasons.map((reason) => reason.toLowerCase()), contacts: contacts.map(({ id, name, emails, company }) => ({ id, name, emails: emails.slice(0, MOST_EMAILS), company: company ?? null })) });
