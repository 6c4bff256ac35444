import { Failure } from '#contract/failure.js';

/** Which tool to call after a failure that knows better than its code; none where no tool helps. */
class Advice {
  constructor(readonly nextTool: string | undefined) {}
}

/** A failure that names the tool to call next itself. */
export const advised = ({ code, message, details }: Pick<Failure, 'code' | 'message' | 'details'>, nextTool: string | undefined): Failure =>
  new Failure(code, message, details, { cause: new Advice(nextTool) });

/** Whether a failure names the tool to call next itself, or that there is none. */
export const isAdvised = ({ cause }: Pick<Failure, 'cause'>): boolean => cause instanceof Advice;

/** The tool to call after a failure, or after what caused it: as it says itself, else the usual one of its code. */
export function nextToolOf({ cause }: Pick<Failure, 'cause'>, usual: string | undefined): string | undefined {
  if (cause instanceof Advice) return cause.nextTool;
  return cause instanceof Failure ? nextToolOf(cause, usual) : usual;
}
