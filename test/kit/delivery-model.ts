/** A destination of events: its owner, the events it subscribes to and its retry schedule. */
export interface DestinationModel {
  readonly name: string;
  readonly owner: string;
  readonly events: readonly string[] | null;
  readonly waits: readonly number[];
  readonly isActive: boolean;
}

/** A delivery as the documents describe it; `left` are the waits of its round that were not used yet. */
export interface DeliveryModel {
  readonly event: number;
  readonly type: string;
  readonly to: string;
  readonly state: 'WAITING' | 'DELIVERED' | 'GIVEN_UP' | 'SUPPRESSED';
  readonly dueAt: number | null;
  readonly attempts: number;
  readonly left: readonly number[];
}

/** Deliveries of a company at a time in milliseconds, the owners that are paused, and where things go. */
export interface QueueModel {
  readonly now: number;
  readonly paused: readonly string[];
  readonly destinations: readonly DestinationModel[];
  readonly deliveries: readonly DeliveryModel[];
}

/** Something that happens; an event may be enqueued more than once, and only some destinations answer a `send` with success. */
export type QueueAction =
  | { readonly type: 'happen'; readonly event: number; readonly what: string; readonly audience: readonly string[] }
  | { readonly type: 'send'; readonly answering: readonly string[] }
  | { readonly type: 'wait'; readonly milliseconds: number }
  | { readonly type: 'pause' | 'activate'; readonly owner: string }
  | { readonly type: 'close' | 'open'; readonly name: string }
  | { readonly type: 'resend'; readonly event: number; readonly name: string };

/** Document 1, A, Events; document 3, H and J, Events: the queue after something happened; undefined where it is refused. */
export function after(queue: QueueModel, action: QueueAction): QueueModel | undefined {
  switch (action.type) {
    case 'happen': return happened(queue, action);
    case 'wait': return { ...queue, now: queue.now + action.milliseconds };
    case 'send': return { ...queue, deliveries: queue.deliveries.map((one) => (isDue(queue, one) ? attempted(queue, one, action.answering.includes(one.to)) : one)) };
    case 'activate': return queue.paused.includes(action.owner) ? { ...queue, paused: queue.paused.filter((owner) => owner !== action.owner) } : undefined;
    case 'pause': return queue.paused.includes(action.owner) ? undefined : suppressed({ ...queue, paused: [...queue.paused, action.owner] });
    case 'open': case 'close': return suppressed({ ...queue, destinations: queue.destinations.map((one) => (one.name === action.name ? { ...one, isActive: action.type === 'open' } : one)) });
    case 'resend': return resent(queue, action);
  }
}

const happened = (queue: QueueModel, { event, what, audience }: QueueAction & { type: 'happen' }): QueueModel => {
  const heard = queue.destinations.filter(({ name, owner, events }) => audience.includes(owner) && (events?.includes(what) ?? true) && !queue.deliveries.some((one) => one.event === event && one.to === name));
  const made = heard.map(({ name, waits }): DeliveryModel => ({ event, type: what, to: name, state: 'WAITING', dueAt: queue.now, attempts: 0, left: waits }));
  return suppressed({ ...queue, deliveries: [...queue.deliveries, ...made] });
};

const isDue = ({ now }: QueueModel, { dueAt }: DeliveryModel): boolean => dueAt !== null && dueAt <= now;

const attempted = ({ now }: QueueModel, one: DeliveryModel, isAnswered: boolean): DeliveryModel => {
  const [wait, ...left] = one.left;
  const tried = { ...one, attempts: one.attempts + 1, dueAt: null };
  if (isAnswered) return { ...tried, state: 'DELIVERED' };
  return wait === undefined ? { ...tried, state: 'GIVEN_UP' } : { ...tried, dueAt: now + wait, left };
};

const isSilent = ({ paused, destinations }: QueueModel, name: string): boolean => destinations.some((one) => one.name === name && (!one.isActive || paused.includes(one.owner)));

/** Silent destinations delay nothing. */
const suppressed = (queue: QueueModel): QueueModel =>
  ({ ...queue, deliveries: queue.deliveries.map((one): DeliveryModel => (one.state === 'WAITING' && isSilent(queue, one.to) ? { ...one, state: 'SUPPRESSED', dueAt: null } : one)) });

function resent(queue: QueueModel, { event, name }: QueueAction & { type: 'resend' }): QueueModel | undefined {
  if (!queue.deliveries.some((one) => one.event === event && one.to === name) || isSilent(queue, name)) return undefined;
  const waits = queue.destinations.find((one) => one.name === name)?.waits ?? [];
  return { ...queue, deliveries: queue.deliveries.map((one): DeliveryModel => (one.event === event && one.to === name && (one.state !== 'WAITING' || (one.dueAt ?? queue.now) > queue.now) ? { ...one, state: 'WAITING', dueAt: queue.now, left: waits } : one)) };
}
