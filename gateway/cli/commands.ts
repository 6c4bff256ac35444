import type { Command } from './command.js';
import { pullContent, pushContent } from './commands/content.js';
import { backup } from './commands/backup.js';
import { continueSequences } from './commands/continue-sequences.js';
import { createCompany } from './commands/create-company.js';
import { activateConnection, deleteConnection, pauseConnection, rotateConnection } from './commands/connection-state.js';
import { certifyConnection } from './commands/certify-connection.js';
import { createConnection } from './commands/create-connection.js';
import { createPerson } from './commands/create-person.js';
import { doctor } from './commands/doctor.js';
import { invitePerson, listInvitations, revokeInvitation } from './commands/invitations.js';
import { listConnections } from './commands/list-connections.js';
import { restore } from './commands/restore.js';
import { restored } from './commands/restored.js';
import { rotateKeys } from './commands/rotate-keys.js';
import { rotateMaster } from './commands/rotate-master-key.js';
import { testMail } from './commands/test-mail.js';
import { exportEvents } from './commands/export-events.js';
import { exportFile } from './commands/export-products.js';
import { importProducts } from './commands/import-products.js';
import { graphql } from './commands/graphql.js';
import { login, logout, whoami } from './commands/sign-in.js';
import { listParkedEvents, retryParkedEvents } from './commands/parked-events.js';
import { changePersonRole, deactivatePerson, listPeople, reactivatePerson, removePerson, resetPassword, showPerson } from './commands/people.js';
import { createServiceToken, createToken, listTokens, revokeToken } from './commands/tokens.js';
import { simulateCancellation, simulateOrders, simulateReturn, simulateShipment, simulateStock } from './commands/simulate.js';
import { simulateCarrierEvent } from './commands/simulate-carrier-event.js';
import { simulateShopperEvents } from './commands/simulate-shopper-events.js';
import { setAllowlist, setRate } from './commands/update-connection.js';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  doctor, createCompany,
  createPerson, listPeople, showPerson, changePersonRole, deactivatePerson, reactivatePerson, resetPassword, removePerson,
  invitePerson, listInvitations, revokeInvitation,
  createToken, createServiceToken, listTokens, revokeToken,
  createConnection, listConnections, activateConnection, pauseConnection, rotateConnection, deleteConnection, setAllowlist, setRate, certifyConnection,
  simulateOrders, simulateCancellation, simulateShipment, simulateReturn, simulateStock, simulateCarrierEvent, simulateShopperEvents,
  importProducts, exportFile, exportEvents,
  pullContent, pushContent,
  backup, restore, testMail, rotateMaster, rotateKeys, restored,
  login, logout, whoami, graphql,
  continueSequences, listParkedEvents, retryParkedEvents,
];
