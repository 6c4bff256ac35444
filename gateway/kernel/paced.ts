/** Requests that are passed on with pauses in between. */
export interface Paced {
  readonly ask: () => void;
  /** Pass nothing on any more. */
  readonly stop: () => void;
}

/** Passes a request on at once, and those that come within some milliseconds behind it as one, when these are over: what works on all there is works on more of it at once. */
export function paced(ask: () => void, milliseconds: number): Paced {
  let [isAsked, stopped, timer]: [boolean, boolean, NodeJS.Timeout | undefined] = [false, false, undefined];
  const pass = (): void => {
    isAsked = false;
    timer = setTimeout(over, milliseconds).unref();
    ask();
  };
  const over = (): void => {
    timer = undefined;
    if (isAsked) pass();
  };
  return {
    ask: () => {
      isAsked = !stopped;
      if (isAsked && timer === undefined) pass();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
