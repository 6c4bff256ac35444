import { useId, type ReactElement, type ReactNode } from 'react';

interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, children }: Titled): ReactElement {
  const id = useId();
  return <section className="panel" aria-labelledby={id}><h2 id={id}>{title}</h2>{children}</section>;
}

/** Names and what they are; what is not there is left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }): ReactElement {
  return <dl className="facts">{facts.filter(([, value]) => value !== null && value !== '' && value !== undefined).map(([name, value]) => <Fact key={name} name={name}>{value}</Fact>)}</dl>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return <><dt>{name}</dt><dd>{children}</dd></>;
}
