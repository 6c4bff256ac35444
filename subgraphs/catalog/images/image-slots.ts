import type { Busy } from './claimed-source.store.js';

const [MOST, PER_HOST, PER_COMPANY] = [8, 4, 6] as const;

interface Occupant {
  readonly host: string;
  readonly company_id: number;
}

/** The downloads of a process: few at once, fewer of one host, so that a slow one leaves room for others, and not all of one company. */
export class ImageSlots {
  readonly #hosts = new Map<string, number>();
  readonly #companies = new Map<number, number>();
  #running = 0;
  #waiting: (() => void)[] = [];

  /** How many downloads are under way. */
  get running(): number { return this.#running; }

  /** How many more may begin. */
  get room(): number { return MOST - this.#running; }

  /** Whose turn it is not. */
  busy(): Busy {
    return { hosts: [...this.#hosts].filter(([, count]) => count >= PER_HOST).map(([host]) => host), companies: [...this.#companies].filter(([, count]) => count >= PER_COMPANY).map(([id]) => id) };
  }

  /** Occupy a slot; answers whether there was one. */
  take({ host, company_id: companyId }: Occupant): boolean {
    if (this.room === 0 || countOf(this.#hosts, host) >= PER_HOST || countOf(this.#companies, companyId) >= PER_COMPANY) return false;
    this.#running += 1;
    this.#hosts.set(host, countOf(this.#hosts, host) + 1);
    this.#companies.set(companyId, countOf(this.#companies, companyId) + 1);
    return true;
  }

  /** Release a slot. */
  free({ host, company_id: companyId }: Occupant): void {
    this.#running -= 1;
    lessen(this.#hosts, host);
    lessen(this.#companies, companyId);
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Resolves when a slot is released, or after some milliseconds. */
  freed(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#waiting.push(() => { clearTimeout(timer); resolve(); });
    });
  }
}

const countOf = <Key>(counts: ReadonlyMap<Key, number>, key: Key): number => counts.get(key) ?? 0;

function lessen<Key>(counts: Map<Key, number>, key: Key): void {
  const count = countOf(counts, key) - 1;
  if (count <= 0) counts.delete(key);
  else counts.set(key, count);
}
