interface Parameter {
  readonly name: string;
  readonly schema?: object;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
}

/** What is read of a description. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A description whose parameters have values as their examples, by their names. */
export function withValues(description: Description, values: Readonly<Record<string, string>>): Description {
  if (Object.keys(values).length === 0) return description;
  const given = (parameter: Parameter): Parameter => (values[parameter.name] === undefined ? parameter : { ...parameter, example: values[parameter.name] } as Parameter);
  const paths = mapped(description.paths, (methods) => mapped(methods, (operation) => ({ ...operation, ...(operation.parameters && { parameters: operation.parameters.map(given) }) })));
  return { ...description, paths };
}

const mapped = <V, W>(from: Readonly<Record<string, V>>, to: (value: V) => W): Record<string, W> => Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));
