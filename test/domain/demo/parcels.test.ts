import { orders } from '../../../gateway/demo/data/orders.js';
import { PARCEL_ENDS, parcelReports } from '../../../gateway/demo/data/parcel-reports.js';
import { products } from '../../../gateway/demo/data/products.js';
import { stepsOf } from '../../../gateway/demo/data/steps.js';
import { REPORT_WORDS } from '../../../gateway/demo/data/report-words.js';
import { inferStatus } from '../../../subgraphs/orders/tracking/infer-status.js';

const [SEED, UNTIL] = [2026, '2026-11-21T00:00:00.000Z'];
const parcels = orders({ seed: SEED, count: 1500, until: UNTIL, products: products(SEED, 400) }).flatMap((order) => stepsOf(SEED, UNTIL, order))
  .flatMap((step) => (step.kind === 'ship' ? [{ trackingNumber: `${step.tracking}0`, shippedAt: step.shippedAt }] : []));
const reported = parcels.map((parcel) => ({ parcel, reports: parcelReports(SEED, UNTIL, parcel) }));

describe('what carriers report of the demo\'s parcels', () => {
  it('leaves parcels in every state, most of them delivered', () => {
    const ends = reported.map(({ reports }) => reports.at(-1)?.step ?? 'unscanned');
    expect(PARCEL_ENDS.map((end) => [end, ends.filter((one) => one === end).length])).toEqual([['unscanned', 1], ['announced', 5], ['collected', 4], ['hub', 16], ['van', 8], ['ready', 5], ['absent', 5], ['returning', 12], ['delivered', 869]]);
  });

  it('begins once the parcel left, goes on in time, and ends before the day of the first start', () => {
    const wrong = reported.filter(({ parcel, reports }) => {
      const times = reports.map(({ at }) => at);
      return times.join() !== times.toSorted().join() || times.some((at) => at < parcel.shippedAt || at >= UNTIL);
    });
    expect(wrong).toEqual([]);
  });

  it('says of parcels on their way that they moved on the day before', () => {
    const moving = reported.flatMap(({ reports }) => reports.slice(-1)).filter(({ step }) => ['collected', 'hub', 'van', 'ready', 'absent'].includes(step));
    expect(new Set(moving.map(({ at }) => at.slice(0, 10)))).toEqual(new Set(['2026-11-20']));
  });

  it('is in words that say the same where the dialect has no code for it', () => {
    const inferred = Object.values(REPORT_WORDS).map(({ announced, collected, hub, depot, van, delivered, absent, ready, returning }) => [announced, collected, hub, depot, van, delivered, absent, ready, returning].map(inferStatus));
    expect(inferred).toEqual(Array.from({ length: 5 }, () => ['PENDING', 'PICKED_UP', 'IN_TRANSIT', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'EXCEPTION', 'HELD', 'RETURNED_TO_SENDER']));
  });
});
