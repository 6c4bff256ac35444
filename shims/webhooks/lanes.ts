import type { ClaimDeliveriesInput } from '#contract/schema.generated.js';

const MOST = 256;
const PER_DESTINATION = 12;
/** A receiver that failed last gets little until it answers, so that many dead ones leave room for the healthy. */
const PER_FAILING_DESTINATION = 2;

interface Lane {
  running: number;
  failing: boolean;
}

/** How many deliveries are under way to each receiver. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  #running = 0;

  /** What may be taken beside what is under way. */
  room(): Omit<ClaimDeliveriesInput, 'schedules'> {
    const destinations = [...this.#lanes].map(([destinationId, { running, failing }]) =>
      ({ destinationId, room: Math.max(0, (failing ? PER_FAILING_DESTINATION : PER_DESTINATION) - running) }));
    return { most: MOST - this.#running, perDestination: PER_DESTINATION, destinations };
  }

  enter(destinationId: string): void {
    const lane = this.#lanes.get(destinationId) ?? { running: 0, failing: false };
    lane.running += 1;
    this.#running += 1;
    this.#lanes.set(destinationId, lane);
  }

  leave(destinationId: string, delivered: boolean): void {
    const lane = this.#lanes.get(destinationId);
    if (!lane) return;
    lane.running -= 1;
    this.#running -= 1;
    lane.failing = !delivered;
    if (lane.running === 0 && delivered) this.#lanes.delete(destinationId);
  }
}
