import { systemContext } from '#contract/system-context.js';
import type { Deployment } from './deployment.js';
import { HeldAccessDocument, type HeldAccessQuery } from './operations/held-access.generated.js';

const LAPSE_MILLISECONDS = 900_000; // restarts and updates are over sooner
const COMMAND = '`npm run portico -- restored`';

type Held = HeldAccessQuery['heldAccess'];
interface Asked extends Pick<Deployment, 'ids'> {
  readonly graph: Pick<Deployment['graph'], 'call'>;
}

/**
 * What a start tells whoever may have restored a backup and forgotten the rest of it; undefined where nobody holds anything, or the deployment worked a moment ago. The product
 * cannot tell a restore from a pause (decision 42), so it says so after each of them, until what is held has been ended or has expired.
 */
export async function restoreAdvice({ clock, ...asked }: Asked & Pick<Deployment, 'clock'>): Promise<string | undefined> {
  const held = await readHeld(asked);
  const { lastRunAt } = held;
  if (lastRunAt === null || !isHeld(held) || clock.now().getTime() - Date.parse(lastRunAt) < LAPSE_MILLISECONDS) return undefined;
  return `Nothing ran on these databases since ${lastRunAt}. Were they restored from a backup? Then stop, run ${COMMAND} and start again: ${inWords(held)} count, also those that were ended since the backup.`;
}

/** Log the advice, if there is any. The start does not wait for it; it is asked for before the worker's first job begins, whose end would hide the pause. */
export function remindOfRestore({ log, ...asked }: Asked & Pick<Deployment, 'clock' | 'log'>): void {
  restoreAdvice(asked).then((advice) => { if (advice !== undefined) log.warn(advice); }, (error: unknown) => { log.debug({ err: error }, 'What people and apps hold could not be read'); });
}

/** The same for a look at the deployment. */
export async function heldInWords(asked: Asked): Promise<string> {
  const held = await readHeld(asked);
  return `last at work ${held.lastRunAt ?? 'never'}, ${inWords(held)}${isHeld(held) ? `; if it was restored from a backup since, ${COMMAND} ends them` : ''}`;
}

const readHeld = async ({ graph: { call }, ids }: Asked): Promise<Held> => (await call(HeldAccessDocument, {}, systemContext({ actor: 'start', requestId: ids.next() }))).heldAccess;

const isHeld = ({ sessions, apps }: Held): boolean => sessions + apps > 0;

const inWords = ({ sessions, apps }: Held): string => `${String(sessions)} ${sessions === 1 ? 'session' : 'sessions'} and ${String(apps)} connected ${apps === 1 ? 'app' : 'apps'}`;
