import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ExchangeOption } from '../return-policies/exchange-options.js';
import { findExchangeOptions } from '../return-policies/exchange-stock.store.js';
import type { ReturnPolicy } from '../return-policies/return-policy.js';
import type { Order } from '../ordering/order.js';
import type { ReturnRequest } from './return-request.js';

interface Chosen {
  readonly order: Order;
  readonly policy: ReturnPolicy;
  readonly request: ReturnRequest;
}

/** What is wanted instead of each line of an exchange, of live stock: null of other returns. EXCHANGE_UNAVAILABLE for what is no option of its line, or not in stock as often as it is wanted. */
export async function chosenExchanges(reader: Reader, companyId: number, { order, policy, request }: Chosen): Promise<readonly (ExchangeOption | null)[]> {
  if (request.resolution !== 'EXCHANGE') return request.lines.map(() => null);
  const skuOf = new Map(order.lines.map(({ id, sku }) => [id, sku ?? '']));
  const options = await findExchangeOptions(reader, companyId, { skus: [...new Set(request.lines.flatMap(({ lineId }) => skuOf.get(lineId) ?? []))], colors: policy.exchangesColors, withSoldOut: true });
  const wanted = new Map<string, number>();
  const flaws: Record<string, string[]> = {};
  const chosen = request.lines.map(({ lineId, quantity, exchangeBarcode }, index) => {
    const option = (options.get(skuOf.get(lineId) ?? '') ?? []).find(({ barcode }) => barcode === exchangeBarcode);
    const units = option ? (wanted.get(option.barcode) ?? 0) + quantity : 0;
    const flaw = flawOf(option, units);
    if (flaw !== undefined) flaws[`lines.${String(index)}.exchange`] = [flaw];
    else if (option) wanted.set(option.barcode, units);
    return option ?? null;
  });
  if (Object.keys(flaws).length > 0) throw new Failure('EXCHANGE_UNAVAILABLE', 'What is wanted instead cannot be had', flaws);
  return chosen;
}

function flawOf(option: ExchangeOption | undefined, units: number): string | undefined {
  if (!option) return 'is not offered for this item';
  return units > option.available ? 'is not in stock' : undefined;
}
