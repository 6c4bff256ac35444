import { MENDS } from './mends.js';

/** Apply what the library leaves out for assistive technology (mends.ts), now and whenever the page changes. */
export function mendPage(body: Element): void {
  let isDue = false;
  const mend = (): void => {
    isDue = false;
    for (const { of, by } of MENDS) for (const element of body.querySelectorAll(of)) by(element);
  };
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(mend);
  }).observe(body, { subtree: true, childList: true, attributes: true, attributeFilter: ['role', 'aria-selected', 'aria-label', 'aria-labelledby', 'aria-controls', 'style'] });
}
