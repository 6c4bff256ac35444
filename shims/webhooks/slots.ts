import type { ClaimDeliveriesInput } from '#contract/schema.generated.js';

const MOST = 256;
const PER_DESTINATION = 12;
/** A receiver that failed last gets little until it answers, so that many dead ones leave room for the healthy. */
const PER_FAILING_DESTINATION = 2;

interface Receiver {
  running: number;
  failing: boolean;
}

/** The slots of a sender: how many deliveries are under way to each receiver. */
export class Slots {
  readonly #receivers = new Map<string, Receiver>();
  #running = 0;

  /** What may be taken beside what is under way. */
  room(): Omit<ClaimDeliveriesInput, 'schedules'> {
    const destinations = [...this.#receivers].map(([destinationId, { running, failing }]) =>
      ({ destinationId, room: Math.max(0, (failing ? PER_FAILING_DESTINATION : PER_DESTINATION) - running) }));
    return { most: MOST - this.#running, perDestination: PER_DESTINATION, destinations };
  }

  /** One more is under way. */
  take(destinationId: string): void {
    const receiver = this.#receivers.get(destinationId) ?? { running: 0, failing: false };
    receiver.running += 1;
    this.#running += 1;
    this.#receivers.set(destinationId, receiver);
  }

  /** One less is under way; how it ended decides how many the receiver gets. */
  free(destinationId: string, delivered: boolean): void {
    const receiver = this.#receivers.get(destinationId);
    if (!receiver) return;
    receiver.running -= 1;
    this.#running -= 1;
    receiver.failing = !delivered;
    if (receiver.running === 0 && delivered) this.#receivers.delete(destinationId);
  }
}
