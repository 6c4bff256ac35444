import type { ComponentChildren, VNode } from 'preact';

interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
}

interface TableParts {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly Column[];
  /** A cell per column; the first is the row's header. */
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/** Rows to compare. On a narrow screen it scrolls horizontally, also by keyboard. */
export const Table = ({ id, caption, columns, rows }: TableParts): VNode => (
  <div class="scroll" role="region" aria-labelledby={id} tabIndex={0}>
    <table>
      <caption id={id}>{caption}</caption>
      <thead><tr>{columns.map(({ title, isNumber }) => <th scope="col" class={numeric(isNumber)}>{title}</th>)}</tr></thead>
      <tbody>
        {rows.map((cells) => <tr>{cells.map((cell, at) => (at === 0 ? <th scope="row">{cell}</th> : <td class={numeric(columns[at]?.isNumber)}>{cell}</td>))}</tr>)}
      </tbody>
    </table>
  </div>
);

const numeric = (isNumber = false): string | undefined => (isNumber ? 'is-number' : undefined);

/** The facts of one thing, each with its label. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [name: ComponentChildren, value: ComponentChildren])[] }): VNode => (
  <dl class="facts">{facts.map(([name, value]) => <div><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
);

interface Row {
  readonly title: ComponentChildren;
  /** The address of a decorative picture. */
  readonly image?: string | null;
  readonly children?: ComponentChildren;
  /** At the end of the row: a price, a quantity. */
  readonly aside?: ComponentChildren;
}

/** A list of things: a picture, a title, details, and a figure at the end. */
export const Rows = ({ rows }: { readonly rows: readonly Row[] }): VNode => (
  <ul class="rows">
    {rows.map(({ title, image, children, aside }) => (
      <li>
        {image != null && <img src={image} alt="" width="72" height="72" loading="lazy" />}
        <div class="what"><strong>{title}</strong>{children}</div>
        {aside != null && <div class="aside">{aside}</div>}
      </li>
    ))}
  </ul>
);
