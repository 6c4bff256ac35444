import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { callerAddress, isAllowed } from './address-allowlist.js';
import { findCollector } from './collector-connection.store.js';
import { isUsable } from './collector-domain.js';
import { collectorSettings, collectorTest, type CollectorSettings } from './collector-settings.js';
import type { Connection } from './connection.js';
import { presentedKey } from './credential.store.js';
import { referencedCustomer } from './customer-reference.js';
import { openedSecret } from './opened-secret.js';

/** What a storefront presents: its key is in its pages, so that a wrong one is nothing to count. */
export interface PresentedCollectorKey {
  readonly key: string;
  readonly address: string;
  /** A customer reference. */
  readonly customer?: string | null | undefined;
  /** A test code, in capitals. */
  readonly test?: string | null | undefined;
}

/** A storefront's collector, for the surface that it calls. */
export interface CollectorInstallation extends Pick<Connection, 'id' | 'companyId' | 'name'>, CollectorSettings {
  /** The time zone of its company, whose days its figures have. */
  readonly timeZone: string;
  /** The customer that the reference names; null where it is none that counts. */
  readonly customerId: string | null;
  /** Whether the test code is the store's and not over. */
  readonly testKnown: boolean;
}

/** The active collector that has a key, for a call from an address; null where there is none, or it may not be called from there. Wildcards that match nothing are left out of its domains. */
export async function readCollector({ principal, identity }: IdentityContext, { key, address, customer, test }: PresentedCollectorKey): Promise<CollectorInstallation | null> {
  requireScope(principal, 'system');
  identity.database.requireRoom();
  const found = await findCollector(identity.database, presentedKey(key).hash);
  const settings = found && collectorSettings(found.connection);
  if (!found || !settings || !isAllowed(found.connection.allowlist, callerAddress(address))) return null;
  const { connection, timeZone } = found;
  identity.callTimes.note(connection);
  const { id, companyId, name } = connection;
  return {
    id, companyId, name, timeZone, domains: settings.domains.filter(isUsable), webPixel: settings.webPixel,
    customerId: customer ? customerOf({ principal, identity }, connection, customer) : null,
    testKnown: typeof test === 'string' && collectorTest(connection, instant(identity.clock))?.code === test,
  };
}

function customerOf({ identity: { sealing, clock } }: Pick<IdentityContext, 'principal' | 'identity'>, { companyId, id, webhookSecret }: Connection, reference: string): string | null {
  if (webhookSecret === null) return null;
  const opened = openedSecret(webhookSecret, `${String(companyId)}:${id}:webhook`, { sealing, remedy: 'regenerate it' });
  return 'secret' in opened ? referencedCustomer(reference, { storeId: id, signingSecret: opened.secret, now: clock.now() }) ?? null : null;
}
