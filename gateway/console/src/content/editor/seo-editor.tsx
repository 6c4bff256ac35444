import { type ReactElement } from 'react';
import { useEditing, useValue } from './editing.js';
import { Problems } from './problems.js';
import { isRecord, valueAt } from './json.js';
import { useContentWords } from '../use-content-words.js';

const USUAL = ['title', 'description'] as const;

/** What search engines are told: title and description, and whatever else the site keeps there as texts. Numbers and switches stay as they are. */
export function SeoEditor(): ReactElement {
  const words = useContentWords();
  const { draft } = useEditing();
  const seo = isRecord(draft['seo']) ? draft['seo'] : {};
  const names = [...new Set([...USUAL, ...Object.keys(seo).filter((name) => typeof seo[name] === 'string')])];
  return <details className="fold"><summary>{words.seo}</summary><div className="filters">{names.map((name) => <Told key={name} name={name} />)}</div></details>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function Told({ name }: { readonly name: string }): ReactElement {
  const words = useContentWords();
  const { isFixed, source } = useEditing();
  const { value, onChange, id, problems } = useValue(['seo', name], true);
  const beside = source && valueAt(source.draft, ['seo', name]);
  return (
    <div className={source ? 'beside' : undefined}>
      <div className="edited">
        <label htmlFor={id} className="edited-label">{{ title: words.titleField, description: words.description }[name] ?? name}</label>
        <textarea id={id} rows={2} maxLength={1000} readOnly={isFixed} value={textOf(value)} aria-describedby={`${id}.problems`} onChange={({ target }) => { onChange(target.value === '' ? undefined : target.value); }} />
        <Problems id={`${id}.problems`} problems={problems} />
      </div>
      {source && <div className="source" lang={source.locale}><p>{textOf(beside)}</p></div>}
    </div>
  );
}
