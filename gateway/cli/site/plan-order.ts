import { PushPagePlaceDocument } from '../operations/push-page-place.generated.js';
import { HOME_FOLDER } from './folder-names.js';
import { keyOf } from './local-site.js';
import { lastOf, orderSlot, parentOf } from './paths.js';
import { inOrder } from './plan-documents.js';
import type { Planning, Pushing, Step } from './push-step.js';

/** How a push orders the pages beside one another, where a changed file says it. */
export const planOrder = (planning: Planning): Step[] => [...planning.local.orders.keys()].flatMap((parent): Step[] => {
  const { local, state, matches } = planning;
  const slot = orderSlot(parent);
  if (state.files[slot]?.file === local.files.get(slot)?.hash) return [];
  const wanted = inOrder(local).filter(({ kind, folder }) => kind === 'page' && parentOf(folder) === parent && lastOf(folder) !== HOME_FOLDER).map(keyOf);
  const remote = wanted.flatMap((key) => matches.remote.get(key) ?? []);
  const present = wanted.filter((key) => matches.remote.has(key) && !isMovedIn(planning, key));
  const now = [...present.toSorted((a, b) => (matches.remote.get(a)?.sort ?? 0) - (matches.remote.get(b)?.sort ?? 0)), ...wanted.filter((key) => !present.includes(key))];
  if (remote.length === 0 || now.every((key, index) => key === wanted[index])) return [];
  return [{ kind: 'moved', name: slot, detail: 'the order', path: slot, run: (pushing) => reorder(now, wanted, pushing) }];
});

const isMovedIn = ({ matches: { movedFrom } }: Planning, key: string): boolean => {
  const former = movedFrom.get(key);
  return former !== undefined && parentOf(former.slice('page '.length)) !== parentOf(key.slice('page '.length));
};

/** From the last to the first: each page that is not in front of the one behind it is put there. */
async function reorder(now: readonly string[], wanted: readonly string[], { ask, ids }: Pushing): Promise<void> {
  const order = now.filter((key) => ids.has(key));
  const target = wanted.filter((key) => ids.has(key));
  for (let index = target.length - 1; index >= 0; index -= 1) {
    const [key, behind] = [target[index] ?? '', target[index + 1]];
    const at = order.indexOf(key);
    if (behind === undefined ? at === order.length - 1 : order[at + 1] === behind) continue;
    order.splice(at, 1);
    order.splice(behind === undefined ? order.length : order.indexOf(behind), 0, key);
    await put(ids.get(key), ids.get(behind ?? ''), ask);
  }
}

async function put(id: number | undefined, before: number | undefined, ask: Pushing['ask']): Promise<void> {
  if (id !== undefined) await ask(PushPagePlaceDocument, { input: { id, ...(before !== undefined && { before }) } });
}
