import { CONTACTS, FORGOTTEN, TWICE, type DemoContact } from '../data/contacts.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import { ChangeDemoContactDocument } from '../operations/change-demo-contact.generated.js';
import { DeleteDemoContactDocument } from '../operations/delete-demo-contact.generated.js';
import { MakeDemoContactDocument } from '../operations/make-demo-contact.generated.js';
import { MergeDemoContactsDocument } from '../operations/merge-demo-contacts.generated.js';
import { unlessRefused } from '../refused.js';

/** A dozen contacts, of whom four look like two; another two were made one, and one was deleted. */
export async function seedContacts({ call, companyId }: Deployment): Promise<void> {
  const once = (part: string) => onceOnly(asSystem(companyId), `demo-contact-${part}`);
  const make = async (part: string, { emails, phones, tags, ...facts }: DemoContact): Promise<string> =>
    (await call(MakeDemoContactDocument, { input: { ...facts, emails: [...emails], phones: [...phones], tags: [...tags], otherNames: null } }, once(part))).createContact.id;
  const ids = new Map<string, string>();
  for (const contact of CONTACTS) ids.set(contact.name, await make(contact.name, contact));
  const [photographer, twice] = [ids.get('Camille Laurent'), await make('twice', TWICE)];
  if (photographer !== undefined) {
    await call(ChangeDemoContactDocument, { input: { id: photographer, role: 'Photographer of the lookbook' } }, once('change'));
    await call(MergeDemoContactsDocument, { input: { survivorId: photographer, mergedIds: [twice] } }, once('merge'));
  }
  const forgotten = await unlessRefused(make('forgotten', FORGOTTEN), 'CONFLICT'); // a run that was interrupted after it was deleted: its result is forgotten too
  if (forgotten !== undefined) await call(DeleteDemoContactDocument, { input: { id: forgotten } }, once('delete'));
}
