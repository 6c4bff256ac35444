// Exits with 0 when the process of this container or unit is ready, else with 1; it reads the process's own settings, so that every role is asked in the same way.
import { healthPort } from '../../dist/gateway/kernel/health-port.js';
import { readConfig } from '../../dist/gateway/kernel/config.js';

const config = readConfig();
const host = config.listenHost === '0.0.0.0' ? '127.0.0.1' : config.listenHost;
const answer = await fetch(`http://${host}:${healthPort(config)}/readyz`, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
