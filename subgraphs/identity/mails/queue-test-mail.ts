import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { isLanguage, LANGUAGES } from '#contract/languages.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { queueMail } from './queue-mail.js';

/** Queue a test mail for an operator; for the platform's own tools. Returns its id. */
export async function queueTestMail({ principal, identity }: IdentityContext, { to, language }: { readonly to: string; readonly language: string }): Promise<string> {
  requireScope(principal, 'system');
  if (!isLanguage(language)) throw new Failure('BAD_INPUT', `Mail is written in ${LANGUAGES.join(', ')}`, { language: [`is none of ${LANGUAGES.join(', ')}`] });
  return identity.database.inTransaction((transaction) =>
    queueMail(identity, transaction, { companyId: principal.companyId, template: 'test', language, to, data: { queuedAt: instant(identity.clock) } }));
}
