/** The method of a path, as the generator names it. */
type Method = 'get' | 'post' | 'put';

interface Operation {
  readonly parameters: { readonly query?: object | undefined; readonly path?: object | undefined; readonly header?: object | undefined };
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } } | undefined;
  readonly responses: object;
}

type At<P, Path extends keyof P, M extends Method> = M extends keyof P[Path] ? (P[Path][M] extends Operation ? P[Path][M] : never) : never;

/** The arguments of a call: required exactly where the description requires them. */
type Input<O extends Operation> =
  & ({ query: undefined } extends { query: O['parameters']['query'] } ? { query?: NonNullable<O['parameters']['query']> } : { query: O['parameters']['query'] })
  & (O['parameters']['path'] extends object ? { path: O['parameters']['path'] } : { path?: never })
  & (O['parameters']['header'] extends object | undefined ? { header?: NonNullable<O['parameters']['header']> } : { header?: never })
  & (undefined extends O['requestBody'] ? { body?: BodyOf<NonNullable<O['requestBody']>> } : { body: BodyOf<O['requestBody']> });

type BodyOf<B> = B extends { readonly content: { readonly 'application/json': infer T } } ? T : never;

/** The answer of a call: a status of the description, with the body of this status. */
type Output<O extends Operation> = { [S in keyof O['responses']]: { readonly status: S; readonly body: BodyOf<O['responses'][S]> } }[keyof O['responses']];

/** A client of a described interface, on the types that openapi-typescript made of it. */
export const typedFetch = <P>(root: string, headers: Readonly<Record<string, string>>) =>
  async <Path extends keyof P & string, M extends Method>(method: M, path: Path, input: Input<At<P, Path, M>>): Promise<Output<At<P, Path, M>>> => {
    const parts: { query?: object; path?: object; header?: object; body?: unknown } = input;
    const filled = Object.entries(parts.path ?? {}).reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))), `${root}${path}`);
    const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)])).toString();
    const response = await fetch(query === '' ? filled : `${filled}?${query}`, {
      method: method.toUpperCase(), headers: { ...headers, ...Object.fromEntries(Object.entries(parts.header ?? {})) },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    });
    return { status: response.status, body: await response.json() } as Output<At<P, Path, M>>;
  };
