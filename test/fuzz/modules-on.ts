import type { FuzzCall } from './call.js';
import type { World } from './world.js';

const SWITCHED = 'graph mutation setAssistantModules';
const ON = 'mutation M { setAssistantModules(input: { modulesOff: [] }) { id } }';

/** Switch on what some calls may have switched off for assistants: with a module off, none of its tools would do anything from then on. */
export async function modulesOn({ askAs }: World, calls: readonly FuzzCall[]): Promise<void> {
  if (!calls.some(({ target }) => target === SWITCHED)) return;
  for (const ask of Object.values(askAs)) await ask(ON);
}
