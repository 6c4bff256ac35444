import type { Check } from './check.js';
import { checkAccount } from './check-account.js';
import { checkAddresses } from './check-addresses.js';
import { checkBlobs } from './check-blobs.js';
import { checkClock } from './check-clock.js';
import { checkDatabases } from './check-database.js';
import { checkDemo } from './check-demo.js';
import { checkDisk } from './check-disk.js';
import { checkFolder } from './check-folder.js';
import { checkHosts } from './check-hosts.js';
import { checkKey } from './check-key.js';
import { checkMail } from './check-mail.js';
import { checkMemory } from './check-memory.js';
import { checkNode } from './check-node.js';
import { checkOpenFiles } from './check-open-files.js';
import { checkPermissions } from './check-permissions.js';
import { checkPorts } from './check-ports.js';
import { checkRedis } from './check-redis.js';
import { checkServers } from './check-servers.js';
import { checkSettings } from './check-settings.js';
import { checkSignIns } from './check-sign-ins.js';
import { checkDeliveries, checkEvents, checkWorker } from './check-work.js';

/** Everything the doctor looks at, in the order of its findings. gateway/docs/doctor.md lists them with the same words. */
export const CHECKS: readonly Check[] = [
  checkSettings, checkNode, checkMemory, checkOpenFiles,
  checkFolder, checkPermissions, checkDisk, checkBlobs, checkKey, checkDemo,
  ...checkDatabases, checkServers, checkAccount, checkClock, checkRedis, checkMail,
  checkWorker, checkEvents, checkDeliveries, checkSignIns,
  ...checkPorts, checkAddresses, checkHosts,
];
