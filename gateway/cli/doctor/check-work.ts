import { isLate, minutesSince, twice } from './late.js';
import { NotSeen, type Check, type Problem } from './check.js';
import { readJobs, readOutboxes } from './read-work.js';

const MOST_FAILURES = 5;
const AT_REST = 'no process of the product is seen from here';

/** Whether a process with the service worker works. */
export const checkWorker: Check = {
  name: 'worker',
  bad: 'the product serves, and no recurring job has ended for five minutes: no process has the service `worker`, or it cannot work',
  warns: 'a job failed five times in a row',
  remedy: 'Give one process at least PORTICO_SERVICES with worker (all has it); its log says why a job fails.',
  look: async (patient) => {
    const { clock } = patient;
    const isServed = await patient.isServed();
    const { lastRunAt, jobs } = await twice(patient, () => readJobs(patient), (seen) => isServed && isLate(clock, seen.lastRunAt));
    const failing = jobs.filter(({ failures }) => failures >= MOST_FAILURES).map(({ name, failures }): Problem => ({ state: 'WARN', found: `the job "${name}" failed ${String(failures)} times in a row` }));
    const idle = isServed && lastRunAt !== null && isLate(clock, lastRunAt) ? [{ state: 'BAD', found: `no recurring job has ended for ${minutesSince(clock, lastRunAt)}` } as const] : [];
    return { found: isServed ? `last at work ${lastRunAt ?? 'never'}` : AT_REST, problems: [...idle, ...failing] };
  },
};

/** Whether events reach those who follow them. */
export const checkEvents: Check = {
  name: 'events',
  bad: 'the product serves, and an event has waited for the relay for more than five minutes: stock, mails and webhooks are late',
  warns: 'events were set aside because they cannot be relayed',
  remedy: 'The log of the worker says which subgraph or company cannot be reached.',
  look: async (patient) => {
    const { clock } = patient;
    const isServed = await patient.isServed();
    const outboxes = await twice(patient, () => readOutboxes(patient), (seen) => isServed && seen.some(({ since }) => isLate(clock, since)));
    if (outboxes.length === 0) throw new NotSeen('no database could be opened');
    const problems = outboxes.flatMap(({ subgraph, since, parked }): Problem[] => [
      ...(isServed && since !== undefined && isLate(clock, since) ? [{ state: 'BAD', found: `events of ${subgraph} have waited for ${minutesSince(clock, since)}` } as const] : []),
      ...(parked > 0 ? [{ state: 'WARN', found: `${String(parked)} events of ${subgraph} were set aside`, remedy: '`npm run portico -- event parked` gives the reasons; after they are gone `event retry`.' } as const] : []),
    ]);
    return { found: isServed ? 'are relayed' : AT_REST, problems };
  },
};

/** Whether webhooks and mails go out. */
export const checkDeliveries: Check = {
  name: 'deliveries',
  bad: 'the product serves, and a webhook or a mail has been due for more than five minutes: no process has the service `sender`, or it cannot work',
  remedy: 'Give one process at least PORTICO_SERVICES with sender (all has it); slow receivers do not cause this, their retries are due later.',
  look: async (patient) => {
    const { clock } = patient;
    const isServed = await patient.isServed();
    const { dueWork: { deliveriesSince, mailsSince } } = await twice(patient, () => readJobs(patient), ({ dueWork }) => isServed && [dueWork.deliveriesSince, dueWork.mailsSince].some((since) => isLate(clock, since)));
    const late = Object.entries({ webhooks: deliveriesSince, mails: mailsSince }).flatMap(([what, since]): Problem[] =>
      (isServed && since != null && isLate(clock, since) ? [{ state: 'BAD', found: `${what} have been due for ${minutesSince(clock, since)}` }] : []));
    return { found: isServed ? 'nothing is late' : AT_REST, problems: late };
  },
};
