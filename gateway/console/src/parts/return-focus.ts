/** Once a dialog is gone and its last button with it, give the focus back to what opened it, or to the page where that is gone too: whoever works by keyboard goes on from there. */
export function returnFocus(opener: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const target = opener?.isConnected === true ? opener : document.querySelector('#content');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}
