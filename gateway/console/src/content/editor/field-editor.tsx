import { type ReactElement, type ReactNode } from 'react';
import { useEditing, useValue } from './editing.js';
import type { Field } from './field.js';
import { valueAt, type Path } from './json.js';
import { ListEditor } from './list-editor.js';
import { Problems } from './problems.js';
import { sourcePath } from './source-path.js';
import { ValueInput } from './value-input.js';
import { ValueView } from '../history/value-view.js';

interface Shown {
  readonly field: Field;
  readonly path: Path;
}

/** A field of a block or an entry, beside what it says in the other language. */
export function FieldEditor({ field, path }: Shown): ReactElement {
  if (field.many === true) return <Beside field={field} path={path}><ListEditor field={field} path={path} editor={rowEditor} /></Beside>;
  if (field.type === 'GROUP') return <fieldset className="group"><legend>{field.label}</legend>{(field.fields ?? []).map((inner) => <FieldEditor key={inner.key} field={inner} path={[...path, inner.key]} />)}</fieldset>;
  return <Beside field={field} path={path}><OneEditor field={field} path={path} /></Beside>;
}

/** A value of a list stands under what the list says in the other language, unless it has fields of its own. */
const rowEditor = (field: Field, path: Path): ReactElement => (field.type === 'GROUP' ? <FieldEditor field={field} path={path} /> : <OneEditor field={field} path={path} />);

/** One value with its label and what is wrong with it. */
function OneEditor({ field, path }: Shown): ReactElement {
  const { isFixed } = useEditing();
  const { value, onChange, id, problems } = useValue(path, true);
  const says = `${id}.problems`;
  return (
    <div className="edited">
      <ValueInput field={field} label={field.label} value={value} onChange={onChange} id={id} isFixed={isFixed} {...(problems.length > 0 && { says })} />
      <Problems id={says} problems={problems} />
    </div>
  );
}

function Beside({ field, path, children }: Shown & { readonly children: ReactNode }): ReactElement {
  const { source, draft } = useEditing();
  if (!source) return <>{children}</>;
  return (
    <div className="beside">
      <div>{children}</div>
      <div className="source" lang={source.locale}><ValueView field={field} value={valueAt(source.draft, sourcePath(path, { draft, source: source.draft }))} /></div>
    </div>
  );
}
