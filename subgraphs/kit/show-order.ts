import type { CallContext } from '#contract/principal.js';

/** An order as it is looked up and asked for through interfaces. */
export interface OrderToShow {
  readonly number: string;
  readonly placedAt: string;
  /** The locations that have something of it. */
  readonly locationIds: readonly string[];
}

/** What a connection is answered about an order. */
export interface ShownOrder {
  /** The letter of its interface. */
  readonly letter: string;
  /** The name of the interface, as the call log has it. */
  readonly surface: string;
  readonly connection: { readonly id: string; readonly name: string };
  /** Method and path of the call. */
  readonly request: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** An order as each connection that may read it is answered through its interface, asked through the graph with the rights of the connection, as a dry run; never inside a transaction. Rejects when the owner of connections cannot be reached. */
export type ShowOrder = (context: CallContext, order: OrderToShow) => Promise<readonly ShownOrder[]>;
