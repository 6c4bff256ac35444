import type { ClaimDeliveriesInput } from '#contract/schema.generated.js';

const MOST = 256;
const PER_CONNECTION = 12;
/** A receiver that failed last gets little until it answers, so that many dead ones leave room for the healthy. */
const PER_FAILING_CONNECTION = 2;

interface Lane {
  running: number;
  failing: boolean;
}

/** How many deliveries are under way to each receiver. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  #running = 0;

  /** What may be taken beside what is under way. */
  room(): ClaimDeliveriesInput {
    const connections = [...this.#lanes].map(([connectionId, { running, failing }]) =>
      ({ connectionId, room: Math.max(0, (failing ? PER_FAILING_CONNECTION : PER_CONNECTION) - running) }));
    return { most: MOST - this.#running, perConnection: PER_CONNECTION, connections };
  }

  enter(connectionId: string): void {
    const lane = this.#lanes.get(connectionId) ?? { running: 0, failing: false };
    lane.running += 1;
    this.#running += 1;
    this.#lanes.set(connectionId, lane);
  }

  leave(connectionId: string, delivered: boolean): void {
    const lane = this.#lanes.get(connectionId);
    if (!lane) return;
    lane.running -= 1;
    this.#running -= 1;
    lane.failing = !delivered;
    if (lane.running === 0 && delivered) this.#lanes.delete(connectionId);
  }
}
