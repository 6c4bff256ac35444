import { surface } from '../../../shims/promise/surface.js';
import type { Judge } from '../../kit/answers-seen.js';
import { describedJudge } from '../../kit/openapi-judge.js';

const described = describedJudge(surface);

/** Checks answers against the description. Beside a cart a query may say of sku and qty what it wants. */
export const promiseJudge: Judge = (seen) => {
  const [path = '', query = ''] = seen.target.split('?');
  const asked = new URLSearchParams(query);
  if (asked.has('items')) for (const ignored of ['sku', 'qty']) asked.delete(ignored);
  asked.delete('other'); // parameters that there are not are ignored
  return described({ ...seen, target: `${path}?${asked.toString()}` });
};
