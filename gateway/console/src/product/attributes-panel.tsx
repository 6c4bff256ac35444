import { type ReactElement } from 'react';
import { EditButton } from '../catalog/edit-button.js';
import { Panel } from '../parts/panel.js';
import { attributeText } from './attribute-text.js';
import { attributeEdit, describing } from './detail-edits.js';
import { keeperOf } from './keeper-of.js';
import type { Part } from './product-page.js';

/** What it is described by: the attributes of its set, which are missing, and who keeps one. */
export function AttributesPanel({ editing, editing: { product, catalog, words }, mayWrite }: Part): ReactElement {
  const set = catalog.attributeSets.find(({ code }) => code === product.attributeSet);
  const keeper = keeperOf({ product, catalog, aKey: words.aKey });
  const shown = describing({ product, catalog }).filter(({ code }) => set !== undefined || product.attributes.some((one) => one.code === code));
  return (
    <Panel title={set ? `${words.attributes}: ${set.name}` : words.attributes}>
      {shown.length === 0 && <p className="soft">{words.noAttributes}</p>}
      <dl className="facts">{shown.map(({ code, label }) => {
        const value = product.attributes.find((one) => one.code === code)?.value;
        const owner = keeper(`attributes.${code}`);
        return <div key={code} className="fact"><dt>{label}</dt><dd>{value === undefined ? <span className="badge is-warning">{words.missing}</span> : attributeText(catalog, code, value)}{owner !== undefined && <span className="soft is-kept"> {words.keptBy(owner)}</span>}</dd></div>;
      })}</dl>
      {mayWrite && product.writtenBy === null && <EditButton edit={() => attributeEdit(editing)}>{words.editAttributes}</EditButton>}
    </Panel>
  );
}
