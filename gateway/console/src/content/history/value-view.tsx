import { type ReactElement } from 'react';
import { useFormat } from '../../words/use-format.js';
import { useWords } from '../../words/use-words.js';
import { AssetImage } from '../editor/asset-image.js';
import type { Field } from '../editor/field.js';
import { isList, isRecord, type JsonRecord } from '../editor/json.js';
import { RecordName } from '../editor/record-name.js';
import { RichText } from '../editor/rich-text.js';

interface Shown {
  readonly field: Field;
  readonly value: unknown;
}

type View = (shown: Shown) => ReactElement | null;

const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const VIEWS: Readonly<Record<Field['type'], View>> = {
  TEXT: ({ value }) => <p>{said(value)}</p>, LONG_TEXT: ({ value }) => <p className="lines">{said(value)}</p>, NUMBER: ({ value }) => <p>{said(value)}</p>, URL: ({ value }) => <p className="mono">{said(value)}</p>,
  CHOICE: ({ field: { choices }, value }) => <p>{choices?.find((choice) => choice.value === value)?.label ?? said(value)}</p>,
  BOOLEAN: SwitchView, DATE: DayView, DATE_TIME: MomentView, RICH_TEXT: ({ value }) => <RichText value={value} />,
  IMAGE: ({ value }) => (isRecord(value) ? <AssetImage id={said(value['asset'])} alt={said(value['alt'])} /> : null),
  PRODUCT: ({ value }) => <Referred kind="PRODUCT" number={isRecord(value) ? value['product'] : undefined} />, CATEGORY: ({ value }) => <Referred kind="CATEGORY" number={isRecord(value) ? value['category'] : undefined} />,
  PAGE: ({ value }) => <Referred kind="PAGE" number={isRecord(value) ? value['page'] : undefined} />, ENTRY: ({ value }) => <Referred kind="ENTRY" number={isRecord(value) ? value['entry'] : undefined} />,
  EMBED: ({ value }) => (isRecord(value) ? <p className="mono">{[value['title'], value['url']].map(said).filter((text) => text !== '').join(' · ')}</p> : null),
  GROUP: ({ field, value }) => (isRecord(value) ? <FieldsView fields={field.fields ?? []} values={value} /> : null),
};

/** What a field says; nothing where it says nothing. */
export function ValueView({ field, value }: Shown): ReactElement | null {
  if (value === undefined || value === null) return null;
  const View = VIEWS[field.type];
  if (field.many === true) return isList(value) ? <ul className="values">{value.map((one, at) => <li key={at}><View field={field} value={one} /></li>)}</ul> : null;
  return <View field={field} value={value} />;
}

/** What the fields of a block or an entry say, by their labels. */
export function FieldsView({ fields, values }: { readonly fields: readonly Field[]; readonly values: JsonRecord }): ReactElement {
  const filled = fields.filter(({ key }) => values[key] !== undefined && values[key] !== null && values[key] !== '');
  return <dl className="values">{filled.map((field) => <div key={field.key}><dt className="soft">{field.label}</dt><dd><ValueView field={field} value={values[field.key]} /></dd></div>)}</dl>;
}

function Referred({ kind, number }: { readonly kind: 'CATEGORY' | 'ENTRY' | 'PAGE' | 'PRODUCT'; readonly number: unknown }): ReactElement | null {
  return typeof number === 'number' ? <p><RecordName kind={kind} id={number} /></p> : null;
}

function SwitchView({ value }: Shown): ReactElement {
  const { actions } = useWords();
  return <p>{value === true ? actions.yes : actions.no}</p>;
}

function DayView({ value }: Shown): ReactElement {
  const { day } = useFormat();
  return <p>{typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? day(value) : said(value)}</p>;
}

function MomentView({ value }: Shown): ReactElement {
  const { moment } = useFormat();
  return <p>{typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? moment(value) : said(value)}</p>;
}
