/** Says something to developers: in debug mode alone, unless it matters to all of them, of which the first is said. */
export type Say = (text: string, matters?: boolean) => void;

/** Speaks in the browser's console. */
export function speaking(isDebug: boolean): Say {
  let isSaid = isDebug;
  return (text, matters) => {
    if (!isDebug && (!matters || isSaid)) return;
    isSaid = true;
    // oxlint-disable-next-line no-console -- where developers of a shop look
    console.warn(`[collect.js] ${text}`);
  };
}
