import { type ReactElement } from 'react';
import { GraphFailure } from '../graph/graph-failure.js';
import { Failure } from '../parts/failure.js';

/** How browsers name a part of the console that did not arrive: without a network, or after an upgrade that has it no more. */
const NOT_LOADED = /dynamically imported module|module script/i;

/** What a page shows that could not be loaded, or that broke: it is loaded anew once the server answers, which is never worse than what there is. */
export function BrokenPage({ error }: { readonly error: unknown }): ReactElement {
  const said = error instanceof Error ? error.message : String(error);
  const isLost = error instanceof GraphFailure || NOT_LOADED.test(said);
  return <Failure error={isLost ? error : new GraphFailure('INTERNAL', said)} onRetry={() => { isServerThere().then((isThere) => { if (isThere) location.reload(); }, () => undefined); }} />;
}

/** Whether the console's own page answers; a browser that loads it anew without a network would show a page of its own instead. */
export const isServerThere = (): Promise<boolean> => fetch('/console', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false);
