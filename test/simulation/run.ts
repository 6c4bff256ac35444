import { createRandom, type Random } from '../../gateway/demo/data/random.js';
import type { OrderModel } from '../kit/order-model.js';
import type { Company, World } from './world.js';

/** An order, what its documents say it is, and goods of it that come back. */
export interface Tracked {
  model: OrderModel;
  back?: { readonly number: string; readonly at: string; isReceived: boolean };
}

/** One simulated stretch of a company's life. */
export interface Run {
  readonly world: World;
  readonly company: Company;
  readonly random: Random;
  /** How often a request or its answer is lost on the way. */
  readonly hopChance: number;
  readonly orders: Tracked[];
  /** The last count of each item at each warehouse. */
  readonly levels: Map<string, number>;
  /** The ids of the company's events in their order, as a reader has read them so far. */
  events: readonly string[];
  /** What is wrong. */
  readonly found: Set<string>;
  /** What happened: two runs of one seed have the same. */
  readonly trace: string[];
  nextKey(): string;
}

const [LEAST_CHANCE, MOST_CHANCE] = [2, 40];
const IN_THOUSAND = 1000;

/** Begin with a company of its own; faults are armed. */
export async function beginRun(world: World, seed: number): Promise<Run> {
  const company = await world.openCompany();
  const random = createRandom(seed, 'simulation');
  const trace: string[] = [];
  let keys = 0;
  world.faults.onFault = (fault) => trace.push(fault);
  world.faults.arm(createRandom(seed, 'faults'), random.between(LEAST_CHANCE, MOST_CHANCE) / IN_THOUSAND);
  return {
    world, company, random, trace, hopChance: random.between(0, MOST_CHANCE) / IN_THOUSAND, orders: [], levels: new Map(), events: [], found: new Set(),
    nextKey: () => `${String(seed)}-${String(keys += 1)}`,
  };
}
