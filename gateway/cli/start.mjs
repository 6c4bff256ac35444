// npm start: make the clone ready, then run the product in this process.
import { orExit, prepare } from './prepare.mjs';

await orExit(() => prepare({ dev: false }));
await orExit(() => import('../../dist/bundle/portico.js'));
