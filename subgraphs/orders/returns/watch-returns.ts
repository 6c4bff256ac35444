import { instant, shift } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { companiesOf, eachCompany } from '#subgraph-kit/each-company.js';
import { findCompanies } from '#subgraph-kit/feed.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findUnsentExchanges } from './unsent-exchange.store.js';

const DAY = 86_400_000;

/** After so many days staff are told of an exchange whose goods were not sent. */
const SENT_WITHIN = 30;

/** How many alerts a company gets in one run. */
const MOST_RAISED = 500;

const messageOf = (number: string): string =>
  `The return ${number} was opened for an exchange ${String(SENT_WITHIN)} days ago and was not sent: its exchange is reserved or has left. Ask the customer, or cancel the return, which frees what is reserved`;

/** Alert staff of exchanges whose goods were not sent for some weeks, once a return. For the worker; a company that fails stops no other. Answers how many alerts were raised. */
export async function watchReturns(deps: OrdersDeps, context: CallContext): Promise<number> {
  requireScope(context.principal, 'system');
  return eachCompany({ context, companyIds: await companiesOf(context, () => findCompanies(deps.database)), failed: 'The returns of some companies could not be watched' }, (cause) => watchCompany(deps.inTimeOf(deps, cause.principal.companyId), cause));
}

const watchCompany = (deps: OrdersDeps, cause: CallContext): Promise<number> => deps.database.inTransaction(async (transaction) => {
  const unsent = await findUnsentExchanges(transaction, cause.principal.companyId, { before: shift(instant(deps.clock), -SENT_WITHIN * DAY), most: MOST_RAISED });
  await raiseAlerts(deps, transaction, { cause, alerts: unsent.map(({ id, number }) => ({ type: 'RETURN_NOT_SENT', subject: id, message: messageOf(number) })) });
  return unsent.length;
});
