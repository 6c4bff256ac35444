import type { Command } from './command.js';
import { continueSequences } from './commands/continue-sequences.js';
import { createCompany } from './commands/create-company.js';
import { activateConnection, deleteConnection, pauseConnection, rotateConnection } from './commands/connection-state.js';
import { createConnection } from './commands/create-connection.js';
import { createPerson } from './commands/create-person.js';
import { doctor } from './commands/doctor.js';
import { listConnections } from './commands/list-connections.js';
import { testMail } from './commands/test-mail.js';
import { listParkedEvents, retryParkedEvents } from './commands/parked-events.js';
import { changePersonRole, listPeople, removePerson } from './commands/people.js';
import { createToken, listTokens, revokeToken } from './commands/tokens.js';
import { setAllowlist, setRate } from './commands/update-connection.js';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  doctor, createCompany,
  createPerson, listPeople, changePersonRole, removePerson,
  createToken, listTokens, revokeToken,
  createConnection, listConnections, activateConnection, pauseConnection, rotateConnection, deleteConnection, setAllowlist, setRate,
  testMail,
  continueSequences, listParkedEvents, retryParkedEvents,
];
