import { Failure } from '#contract/failure.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import type { Inbound, Route } from '#kit/route.js';
import { fieldName } from './field-names.js';
import { settingsOf, type WmsJsonSettings } from './settings.js';
import { tolerantJson } from './tolerant-json.js';

/** Optional services that the merchant has to enable. */
type Service = 'labelsEnabled' | 'documentsEnabled' | 'itemRegistryEnabled';

const OFF: Readonly<Record<Service, () => Failure>> = {
  labelsEnabled: () => new Failure('LABELS_NOT_ENABLED', 'Labels are managed by the WMS'),
  documentsEnabled: () => new Failure('UNKNOWN_PATH', 'Documents are off'),
  itemRegistryEnabled: () => new Failure('UNKNOWN_PATH', 'The item registry is off'),
};

/** A route of interface B: a disabled optional service answers 404, whatever the body; other bodies are parsed as tolerant JSON. */
export const wmsRoute = (route: Route<ConnectionCaller>, service?: Service): Route<ConnectionCaller> => ({
  ...route,
  run: async (invocation) => {
    refuseOff(settingsOf(invocation.caller), service);
    return route.run({ ...invocation, inbound: tolerated(invocation.inbound) });
  },
});

function refuseOff(settings: WmsJsonSettings, service: Service | undefined): void {
  if (service !== undefined && !settings[service]) throw OFF[service]();
}

function tolerated({ query, body, ...rest }: Inbound): Inbound {
  const named = Object.entries(query).filter(([, value]) => value !== '').map(([name, value]) => [fieldName(name), value] as const);
  return { ...rest, query: Object.fromEntries(named), body: Buffer.isBuffer(body) ? tolerantJson(body) : body };
}
