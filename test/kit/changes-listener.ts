import { createClient } from 'graphql-sse';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const CHANGES = 'subscription C($kinds: [ChangeKind!], $after: String) { changes(kinds: $kinds, after: $after) { kind event id orderId number position } }';

/** Listens to changes as the client of the protocol does, which is a library of its own. */
export function changesListener(url: string, token: string, variables: Readonly<Record<string, unknown>> = {}) {
  const client = createClient({ url: `${url}/graphql`, retryAttempts: 0, headers: { authorization: `Bearer ${token}` } });
  const results = client.iterate<any>({ query: CHANGES, variables: { ...variables } });
  const next = async (): Promise<any> => {
    const { value, done } = await results.next();
    return done === true ? 'complete' : value.errors?.[0] ?? value.data.changes;
  };
  return {
    /** The next change, the error that ends the stream, or `complete`. */
    next,
    /** The next change of a record of this kind. */
    nextOf: async (kind: string): Promise<any> => {
      for (;;) {
        const change = await next();
        if (change === 'complete' || change.kind === undefined) throw new Error(`The stream ended: ${JSON.stringify(change)}`);
        if (change.kind === kind) return change;
      }
    },
    close: (): void => { client.dispose(); },
  };
}
