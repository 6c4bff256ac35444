import { type ReactElement } from 'react';
import { useEditing, useValue } from './editing.js';
import { Problems } from './problems.js';
import { useContentWords } from '../use-content-words.js';

/** The title of a text, and the last segment of its path, which is made of the title unless given. */
export function TitleEditor({ isNew }: { readonly isNew: boolean }): ReactElement {
  const words = useContentWords();
  const { document: { isHome } } = useEditing();
  return (
    <section className="panel block">
      <Line name="title" label={words.titleField} most={300} />
      {!isHome && <Line name="slug" label={words.slug} most={200} hint={isNew ? words.slugHint : ''} />}
    </section>
  );
}

interface Lined {
  readonly name: 'slug' | 'title';
  readonly label: string;
  readonly most: number;
  readonly hint?: string;
}

function Line({ name, label, most, hint = '' }: Lined): ReactElement {
  const { isFixed, source } = useEditing();
  const { value, onChange, id, problems } = useValue([name], true);
  const input = (
    <div className="edited">
      <label htmlFor={id} className="edited-label">{label}</label>
      <input id={id} type="text" maxLength={most} readOnly={isFixed} autoComplete="off" placeholder={hint} value={typeof value === 'string' ? value : ''} aria-invalid={problems.length > 0} aria-describedby={`${id}.problems`} onChange={({ target }) => { onChange(target.value); }} />
      <Problems id={`${id}.problems`} problems={problems} />
    </div>
  );
  return source ? <div className="beside">{input}<div className="source" lang={source.locale}><p>{String(source.draft[name])}</p></div></div> : input;
}
