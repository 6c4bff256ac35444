import type { Config } from '#kernel/config.js';
import type { Check, Problem } from './check.js';

/** The names of the settings, and what does not go together. */
export const checkSettings: Check = {
  name: 'settings',
  warns: 'a variable `PORTICO_…` is no setting, and has no effect (a start logs it too); in production `PORTICO_ALLOW_LOOPBACK_WEBHOOKS` is on',
  remedy: 'Correct its name, or remove it.',
  look: ({ config }) => Promise.resolve({ found: `services ${config.services.join(', ')}`, problems: problemsOfSettings(config) }),
};

/** What is wrong with settings that can be read. */
export function problemsOfSettings({ unknownSettings, production, allowLoopbackWebhooks }: Pick<Config, 'unknownSettings' | 'production' | 'allowLoopbackWebhooks'>): Problem[] {
  const unknown = unknownSettings.map(({ name, meant }): Problem => ({
    state: 'WARN', found: `${name} is no setting, and has no effect`, ...(meant !== undefined && { remedy: `Write ${meant} if that was meant, or remove it.` }),
  }));
  if (!production || !allowLoopbackWebhooks) return unknown;
  return [...unknown, { state: 'WARN', found: 'PORTICO_ALLOW_LOOPBACK_WEBHOOKS lets whoever sets up webhooks call http services of this machine', remedy: 'Set PORTICO_ALLOW_LOOPBACK_WEBHOOKS=off.' }];
}
