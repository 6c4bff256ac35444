// npm run portico -- …: make the clone ready, then run one command.
import { orExit, prepare } from './prepare.mjs';

await orExit(() => prepare({ dev: false }));
await orExit(() => import('../../dist/bundle/command-line.js'));
