/** The order or return that staff keep notes and metadata on. */
export interface Subject {
  readonly kind: 'order' | 'return';
  readonly id: string;
  readonly number: string;
  /** The order whose history it belongs to: itself, or that of the return, where it is known. */
  readonly orderId: string | null;
}

/** An order or a return as it is named in a call: one of them. */
export interface NamedSubject {
  readonly orderReference?: string | null | undefined;
  readonly returnReference?: string | null | undefined;
}
