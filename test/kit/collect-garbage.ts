import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collect this process's garbage now, as V8 does some time or other. */
export const collectGarbage = runInNewContext('gc') as () => void;
