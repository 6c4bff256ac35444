type Json = Readonly<Record<string, unknown>>;

interface Response extends Json {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}

interface Described extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json & { readonly responses?: Readonly<Record<string, Response>> }>>>>;
}

/** A description whose answers have one media type each; the others are said in words. The page would put a choice of them into a button, where a keyboard does not reach it. */
export const withOneMediaType = <D extends Described>(described: D): D =>
  ({ ...described, paths: mapped(described.paths, (methods) => mapped(methods, (operation) => ({ ...operation, ...(operation.responses && { responses: mapped(operation.responses, oneType) }) }))) });

function oneType(response: Response): Response {
  const [first, ...others] = Object.entries(response.content ?? {});
  if (!first || others.length === 0) return response;
  const said = others.map(([type, { example }]) => `Or as \`${type}\`${example === undefined ? '' : `: \`${JSON.stringify(example)}\``}.`);
  return { ...response, description: [response.description ?? '', ...said].join('\n\n'), content: Object.fromEntries([first]) };
}

const mapped = <V, W>(from: Readonly<Record<string, V>>, to: (value: V) => W): Record<string, W> => Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));
