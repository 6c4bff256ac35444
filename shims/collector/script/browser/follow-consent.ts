import type { Decide } from './consent.js';
import { followGoogle } from './google-consent.js';
import { followShopify } from './shopify-consent.js';

/** Follow those who say what the shopper agrees to: the one that the tag names, else all; `manual` are the purposes that the shop itself said on an earlier page. */
export function followConsent(named: string, manual: string | undefined, decide: Decide): void {
  const isFollowed = (source: string): boolean => named === '' || named === source;
  if (named === 'granted') decide('manual', true, true);
  if (manual && isFollowed('manual')) decide('manual', true, manual.includes('personal'));
  for (const [source, follow] of [['google', followGoogle], ['shopify', followShopify]] as const) {
    try {
      if (isFollowed(source)) follow(decide);
    } catch { /* it is not what it should be */ }
  }
}
