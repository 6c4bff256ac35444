import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SubgraphName } from '#kernel/config.js';

/** An event on its way from one subgraph to others. */
export interface RelayedEvent {
  readonly companyId: number;
  readonly id: string;
  readonly type: string;
  readonly sequence: string;
  readonly index: number;
  /** The location whose warehouse is notified, where the source names one. */
  readonly audience?: string | null;
  /** Null when what is stored cannot be read. */
  readonly payload: unknown;
}

/** An event that is relayed no more, and why. */
export interface ParkedEvent {
  readonly id: string;
  readonly reason: string;
}

/** Run an operation as the relay, in the name of a company. */
export type Run = <D, V>(operation: TypedDocumentNode<D, V>, variables: V, companyId: number) => Promise<D>;

/** Events of one company, in the order they were committed. */
export interface CompanyEvents {
  readonly companyId: number;
  readonly events: readonly RelayedEvent[];
}

/** How the events of one subgraph travel. */
export interface Route {
  readonly source: SubgraphName;
  /** The oldest events that wait, each company's in order, without the companies in `except`. */
  pending(run: Run, page: { first: number; except: readonly number[] }): Promise<readonly RelayedEvent[]>;
  /** Note events as relayed; answers how many waited. */
  relayed(run: Run, ids: readonly string[]): Promise<number>;
  /** Set events aside for good, with the reason; answers how many waited. */
  park(run: Run, events: readonly ParkedEvent[]): Promise<number>;
  /**
   * What an event asks of the followers, undefined where nothing: one of the same kind that gets through shows that a follower works. Absent where every
   * event asks the same.
   */
  kindOf?(event: RelayedEvent): string | undefined;
  /** Bring the subgraphs that follow the source up to date; absent where none does. Passes over what was applied before. */
  readonly project?: (run: Run, batch: CompanyEvents) => Promise<unknown>;
}
