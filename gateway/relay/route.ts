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

/** An event that is set aside, with the reason. */
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

/** How the events of one subgraph are relayed. */
export interface Route {
  readonly source: SubgraphName;
  /** The oldest events not relayed yet, each company's in order, without the companies in `except`. */
  pending(run: Run, page: { first: number; except: readonly number[] }): Promise<readonly RelayedEvent[]>;
  /** Mark events as relayed; returns how many were not yet. */
  relayed(run: Run, ids: readonly string[]): Promise<number>;
  /** Set events aside, with the reason; returns how many were not relayed yet. */
  park(run: Run, events: readonly ParkedEvent[]): Promise<number>;
  /**
   * The kind of work an event causes in the followers, undefined for none: one of the same kind that succeeds shows that a follower works. Absent where
   * every event causes the same work.
   */
  kindOf?(event: RelayedEvent): string | undefined;
  /** Bring the subgraphs that follow the source up to date; absent where none does. Events applied before are skipped. */
  readonly project?: (run: Run, batch: CompanyEvents) => Promise<unknown>;
}
