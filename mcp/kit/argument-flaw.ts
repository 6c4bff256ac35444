import { strictJson, textOfJson } from '#kit/body/strict-json.js';
import { Failure } from '#contract/failure.js';

/** What valid JSON must not have (a NUL character, half a surrogate pair, a name twice) within the arguments of a tool, at one of them. */
export class ArgumentFlaw {
  constructor(readonly field: string, readonly error: string) {}
}

const FLAW = Symbol('a flaw of the arguments');

/** The flaw of the arguments of a body that {@link readToolCall} read, if any. */
export const argumentFlawOf = (body: unknown): ArgumentFlaw | undefined => (typeof body === 'object' && body !== null ? (body as { readonly [FLAW]?: ArgumentFlaw })[FLAW] : undefined);

/**
 * A body as strict JSON, with the arguments of a tool at a place in it. A flaw within them is no fault of the body: the tool is what refuses it, as any other argument; the body is answered without
 * arguments, and {@link argumentFlawOf} has the flaw. Throws MALFORMED_BODY, TOO_MANY_ITEMS or BAD_INPUT as strictJson does.
 */
export function readToolCall(body: Buffer, place: readonly string[]): unknown {
  try {
    return strictJson(body);
  } catch (error) {
    const flaw = error instanceof Failure && error.code === 'BAD_INPUT' ? flawAt(error, `${place.join('.')}.`) : undefined;
    if (!flaw) throw error;
    return withoutArguments(JSON.parse(textOfJson(body)) as Record<string, unknown>, place, flaw);
  }
}

function flawAt({ details }: Failure, prefix: string): ArgumentFlaw | undefined {
  const [[field, problems] = []] = Object.entries(details);
  return field?.startsWith(prefix) === true && Array.isArray(problems) ? new ArgumentFlaw(field.slice(prefix.length), String(problems[0])) : undefined;
}

function withoutArguments(body: Record<string, unknown>, place: readonly string[], flaw: ArgumentFlaw): unknown {
  let holder = body;
  for (const name of place.slice(0, -1)) holder = holder[name] as Record<string, unknown>; // the flaw was found below them
  for (const name of place.slice(-1)) holder[name] = {};
  return Object.defineProperty(body, FLAW, { value: flaw });
}
