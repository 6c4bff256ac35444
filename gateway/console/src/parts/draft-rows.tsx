import { type ReactElement, type ReactNode } from 'react';

interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly NoInfer<Row>[]) => void;
  /** What a new one begins as. */
  readonly fresh: NoInfer<Row>;
  readonly addLabel: string;
  /** What is added, for who does not see where the button stands. */
  readonly addName?: string;
  readonly removeLabel: (index: number) => string;
  readonly children: (row: Row, change: (changed: Partial<Row>) => void, index: number) => ReactNode;
  /** Which are shown; all unless given. */
  readonly isShown?: (row: Row, index: number) => boolean;
}

/** The entries of a list of a draft: changed, removed, added at the end. */
export function DraftRows<Row extends object>({ rows, onChange, fresh, addLabel, addName, removeLabel, children, isShown = () => true }: Rows<Row>): ReactElement {
  return (
    <>
      {rows.map((row, index) => isShown(row, index) && (
        <div key={String(index)} className="draft-row">
          <div className="draft-fields">{children(row, (changed) => { onChange(rows.map((one, at) => (at === index ? { ...one, ...changed } : one))); }, index)}</div>
          <button type="button" className="button is-quiet" aria-label={removeLabel(index)} title={removeLabel(index)} onClick={() => { onChange(rows.filter((_, at) => at !== index)); }}>×</button>
        </div>
      ))}
      <p><button type="button" className="button" onClick={() => { onChange([...rows, fresh]); }}>{addLabel}{addName !== undefined && <span className="unseen"> {addName}</span>}</button></p>
    </>
  );
}
