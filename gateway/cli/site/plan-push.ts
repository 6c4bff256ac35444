import { planDocuments } from './plan-documents.js';
import { planFrame } from './plan-frame.js';
import { planMenus, planRedirects } from './plan-links.js';
import { planOrder } from './plan-order.js';
import { planPublish } from './plan-publish.js';
import { planRemovals } from './plan-removals.js';
import { planTidy } from './plan-tidy.js';
import { planUnpushed } from './plan-unpushed.js';
import type { Planning, Step } from './push-step.js';

/** The steps of a push, in their order. */
export interface Plan {
  readonly before: readonly Step[];
  /** Behind what texts of {@link before} could not say yet. */
  readonly after: readonly Step[];
  /** What the site has alone, and keeps. */
  readonly left: number;
  /** What files say and a push does not do, as sentences. */
  readonly unpushed: readonly string[];
}

/** Plan a push: what others lead to first, what websites see last. */
export function planPush(planning: Planning): Plan {
  const documents = planDocuments(planning);
  const removals = planRemovals(planning);
  const published = planPublish(planning, new Set(documents.filter(({ moves }) => moves === undefined).map(({ name }) => name)));
  return {
    before: [...planFrame(planning), ...documents, ...planOrder(planning)],
    after: [...published, ...planTidy(planning), ...planMenus(planning), ...planRedirects(planning), ...removals.steps],
    left: removals.left,
    unpushed: planUnpushed(planning),
  };
}
