import { hmacSha256 } from '#kernel/crypto.js';
import { CreateDemoPersonDocument } from './create-demo-person.generated.js';
import type { DemoUser } from './credentials.js';
import { asSystem, type Deployment } from './deployment.js';
import { PEOPLE } from './people.js';
import { unlessRefused } from './refused.js';

const PASSWORD_LENGTH = 24;

/** The staff of the demo company. Their passwords follow from the installation's secret, so that a run after a lost one tells the same. */
export async function seedPeople({ call, companyId, secret }: Deployment): Promise<DemoUser[]> {
  const users = PEOPLE.map(({ email, name, role }) => ({ email, name, role, password: hmacSha256(secret, `demo password of ${email}`).slice(0, PASSWORD_LENGTH) }));
  for (const input of users) await unlessRefused(call(CreateDemoPersonDocument, { input }, asSystem(companyId)), 'ALREADY_EXISTS');
  return users.map(({ email, password, role }) => ({ email, password, role }));
}
