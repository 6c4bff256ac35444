import { CONTACTS } from '../data/contacts.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import { MakeDemoSenderDocument } from '../operations/make-demo-sender.generated.js';
import { SendDemoEmailDocument } from '../operations/send-demo-email.generated.js';

/** The address from which the demo company sends e-mail. */
const FROM = 'studio@example.com';

const TEXT = 'Hello,\n\ncould you send us swatches of the autumn colours?\n\nPortico Demo\n';

/** An address from which the demo company sends e-mail, and one e-mail in the log. */
export async function seedEmails({ call, companyId }: Deployment): Promise<void> {
  const as = asSystem(companyId);
  await call(MakeDemoSenderDocument, { input: { email: FROM, name: 'Portico Demo' } }, as);
  const to = CONTACTS.slice(0, 1).flatMap(({ emails }) => emails);
  await call(SendDemoEmailDocument, { input: { from: FROM, to, cc: null, replyTo: null, subject: 'Autumn colours', text: TEXT, commandId: null } }, onceOnly(as, 'demo-email'));
}
