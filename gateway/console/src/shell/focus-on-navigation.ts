import type { router } from './router.js';

/** Move the focus with the page: back to the link that led away, else to the new content, since what had it is gone. */
export const focusOnNavigation = ({ subscribe }: Pick<typeof router, 'subscribe'>): (() => void) => subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
  if (!fromLocation || !pathChanged) return;
  const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index;
  (isBack ? linkTo(fromLocation.publicHref) ?? content() : content())?.focus({ preventScroll: true });
});

const content = (): HTMLElement | null => document.getElementById('content');

const linkTo = (href: string): HTMLElement | undefined => [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.getAttribute('href') === href);
