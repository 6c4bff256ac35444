/** Move the focus among the elements that a selector finds, in their order, from the one whose row has it; to the first one where none has. */
export function moveFocus(selector: string, steps: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((element) => (element.closest('[data-row]') ?? element).contains(document.activeElement));
  const next = all[at === -1 ? 0 : Math.min(Math.max(at + steps, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
