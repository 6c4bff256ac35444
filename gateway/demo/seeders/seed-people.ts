import { hmacSha256 } from '#kernel/crypto.js';
import { CreateDemoPersonDocument } from '../operations/create-demo-person.generated.js';
import { CreateDemoTokenDocument } from '../operations/create-demo-token.generated.js';
import type { DemoUser } from '../credentials.js';
import { asSystem, type Deployment } from '../deployment.js';
import { PEOPLE } from '../data/people.js';
import { unlessRefused } from '../refused.js';

const PASSWORD_LENGTH = 24;
const TOKEN_NAME = 'demo'; // without expiry: demo.json is written once and used as long as its folder exists

/** The staff of the demo company. Their passwords are derived from the installation's secret, so that a repeated run has the same ones. */
export async function seedPeople({ call, companyId, secret }: Deployment): Promise<DemoUser[]> {
  const users: DemoUser[] = [];
  for (const { email, name, role } of PEOPLE) {
    const password = hmacSha256(secret, `demo password of ${email}`).slice(0, PASSWORD_LENGTH);
    await unlessRefused(call(CreateDemoPersonDocument, { input: { email, name, role, password } }, asSystem(companyId)), 'ALREADY_EXISTS');
    const { createStaffToken: { token } } = await call(CreateDemoTokenDocument, { input: { email, name: TOKEN_NAME, expiresInDays: null } }, asSystem(companyId));
    users.push({ email, password, role, token });
  }
  return users;
}
