import { said } from './attributes.js';

const NEAR = { rootMargin: '300px' };

/** Whether a place was near what the shopper sees; `changed` is called when one is. A hidden field never is: a cart is asked for at once. */
export function seeing(changed: () => void): (place: Element) => boolean {
  if (!('IntersectionObserver' in window)) return () => true;
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.add(target);
      observer.unobserve(target);
    }
    changed();
  }, NEAR);
  return (place) => {
    if (seen.has(place) || said(place, 'cart') != null) return true;
    observer.observe(place);
    return false;
  };
}
