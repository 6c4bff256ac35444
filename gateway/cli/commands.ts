import type { Command } from './command.js';
import { backup } from './commands/backup.js';
import { setAllowlist, setRate, updateConnection } from './commands/change-connection.js';
import { listCatalogs } from './commands/catalogs.js';
import { createCompany, listCompanies, showCompany, updateCompany } from './commands/companies.js';
import { completion } from './commands/completion.js';
import { activateConnection, deleteConnection, pauseConnection, rotateConnection, rotateSigningSecret } from './commands/connection-state.js';
import { pullContent, pushContent } from './commands/content.js';
import { continueSequences } from './commands/continue-sequences.js';
import { certifyConnection } from './commands/certify-connection.js';
import { createConnection } from './commands/create-connection.js';
import { createPerson } from './commands/create-person.js';
import { listDeliveries, recoverDeliveries, resendDelivery, showDelivery } from './commands/deliveries.js';
import { doctor } from './commands/doctor.js';
import { exportEvents } from './commands/export-events.js';
import { exportFile } from './commands/export-products.js';
import { graphql } from './commands/graphql.js';
import { importProducts } from './commands/import-products.js';
import { invitePerson, listInvitations, revokeInvitation } from './commands/invitations.js';
import { listConnections, showConnection } from './commands/list-connections.js';
import { activateLocation, createLocation, deactivateLocation, listLocations, showLocation, updateLocation } from './commands/locations.js';
import { listParkedEvents, retryParkedEvents } from './commands/parked-events.js';
import { changePersonRole, deactivatePerson, listPeople, reactivatePerson, removePerson, resetPassword, showPerson } from './commands/people.js';
import { restore } from './commands/restore.js';
import { restored } from './commands/restored.js';
import { removeRevalidation, setRevalidation, showRevalidation } from './commands/revalidation.js';
import { rotateKeys } from './commands/rotate-keys.js';
import { rotateMaster } from './commands/rotate-master-key.js';
import { schema } from './commands/schema.js';
import { login, logout, whoami } from './commands/sign-in.js';
import { listSites } from './commands/sites.js';
import { testMail } from './commands/test-mail.js';
import { createServiceToken, createToken, listTokens, revokeToken } from './commands/tokens.js';
import { simulateCancellation, simulateOrders, simulateReturn, simulateShipment, simulateStock } from './commands/simulate.js';
import { simulateCarrierEvent } from './commands/simulate-carrier-event.js';
import { simulateShopperEvents } from './commands/simulate-shopper-events.js';
import { simulateTime } from './commands/simulate-time.js';
import { listWebhooks, pingWebhook, removeWebhook, webhookHealth } from './commands/webhooks.js';

/** Commands about one thing. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Every command by what it is about, in the order of the help. */
export const GROUPS: readonly CommandGroup[] = [
  { title: 'Running it', commands: [doctor, backup, restore, restored, rotateMaster, rotateKeys, testMail, listParkedEvents, retryParkedEvents] },
  { title: 'Companies and people', commands: [createCompany, listCompanies, showCompany, updateCompany, createPerson, listPeople, showPerson, changePersonRole, deactivatePerson, reactivatePerson, resetPassword, removePerson, invitePerson, listInvitations, revokeInvitation] },
  { title: 'Tokens of people and programs', commands: [createToken, createServiceToken, listTokens, revokeToken] },
  { title: 'Locations', commands: [createLocation, listLocations, showLocation, updateLocation, activateLocation, deactivateLocation] },
  { title: 'Integrations', commands: [createConnection, listConnections, showConnection, updateConnection, activateConnection, pauseConnection, rotateConnection, rotateSigningSecret, deleteConnection, setAllowlist, setRate, certifyConnection] },
  { title: 'Webhooks', commands: [listWebhooks, webhookHealth, pingWebhook, removeWebhook, listDeliveries, showDelivery, resendDelivery, recoverDeliveries, showRevalidation, setRevalidation, removeRevalidation] },
  { title: 'Products, events and content', commands: [listCatalogs, importProducts, exportFile, exportEvents, listSites, pullContent, pushContent, continueSequences] },
  { title: 'Sandboxes', commands: [simulateOrders, simulateCancellation, simulateShipment, simulateReturn, simulateStock, simulateTime, simulateCarrierEvent, simulateShopperEvents] },
  { title: 'As yourself', commands: [login, logout, whoami, graphql] },
  { title: 'This program', commands: [completion, schema] },
];

/** Every command. */
export const COMMANDS: readonly Command[] = GROUPS.flatMap(({ commands }) => commands);
