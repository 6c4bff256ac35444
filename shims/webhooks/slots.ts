import type { ClaimDeliveriesInput } from '#contract/schema.generated.js';

const MOST = 256;
const PER_DESTINATION = 12;
/** A receiver whose last delivery failed gets few slots until it answers, so that many dead receivers leave room for healthy ones. */
const PER_FAILING_DESTINATION = 2;

interface Receiver {
  running: number;
  failing: boolean;
}

/** The slots of a sender: the deliveries in progress per receiver. */
export class Slots {
  readonly #receivers = new Map<string, Receiver>();
  #running = 0;

  /** The free slots. */
  room(): Omit<ClaimDeliveriesInput, 'schedules'> {
    const destinations = [...this.#receivers].map(([destinationId, { running, failing }]) =>
      ({ destinationId, room: Math.max(0, (failing ? PER_FAILING_DESTINATION : PER_DESTINATION) - running) }));
    return { most: MOST - this.#running, perDestination: PER_DESTINATION, destinations };
  }

  /** Occupy a slot. */
  take(destinationId: string): void {
    const receiver = this.#receivers.get(destinationId) ?? { running: 0, failing: false };
    receiver.running += 1;
    this.#running += 1;
    this.#receivers.set(destinationId, receiver);
  }

  /** Release a slot; the outcome decides how many slots the receiver gets. */
  free(destinationId: string, delivered: boolean): void {
    const receiver = this.#receivers.get(destinationId);
    if (!receiver) return;
    receiver.running -= 1;
    this.#running -= 1;
    receiver.failing = !delivered;
    if (receiver.running === 0 && delivered) this.#receivers.delete(destinationId);
  }
}
