import { z } from 'zod';
import type { FunnelStage } from '#contract/schema.generated.js';
import type { FunnelStepCountFragment } from '../operations/funnel-step-count.generated.js';
import { roundedRate } from './rounded-rate.js';

const Step = z.object({ sessions: z.int(), share: z.number().nullable() });

/** The steps from a visit to a purchase. */
export const FunnelField = z.object({ sessions: z.int(), product_view: Step, cart: Step, checkout: Step, purchase: Step });

/** The steps as models read them: the sessions of each, and their share of all. */
export const funnelField = (steps: readonly FunnelStepCountFragment[]): z.output<typeof FunnelField> =>
  ({ sessions: stepOf(steps, 'SESSION').sessions, product_view: stepOf(steps, 'PRODUCT_VIEW'), cart: stepOf(steps, 'CART'), checkout: stepOf(steps, 'CHECKOUT'), purchase: stepOf(steps, 'PURCHASE') });

function stepOf(steps: readonly FunnelStepCountFragment[], stage: FunnelStage): z.output<typeof Step> {
  const { sessions = 0, shareOfSessions = null } = steps.find(({ step }) => step === stage) ?? {};
  return { sessions, share: shareOfSessions === null ? null : roundedRate(shareOfSessions) };
}
