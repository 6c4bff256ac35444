import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { ASSISTANT_ROWS } from './assistant-rows.js';
import { OF_ASSISTANTS } from './of-assistants.js';
import { rowOf, type Row } from './row.js';

/** Every route of every surface that the hosts mount; of assistants each tool is one. */
export const ROWS: readonly Row[] = [...(await findSurfaces()).filter(({ name }) => !OF_ASSISTANTS.has(name)).flatMap(({ host, name: surface, roots: [first], routes, body: { limit: bodyLimit } }) =>
  routes.map((route) => rowOf(route, { surface, host, root: route.root ?? first, first, bodyLimit }))), ...ASSISTANT_ROWS];
