import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { EditButton } from '../catalog/edit-button.js';
import { Panel } from '../parts/panel.js';
import { useMay } from '../shell/use-may.js';
import { KeptBy } from './kept-by.js';
import type { Part } from './product-page.js';
import { weightText } from './shown-product.js';
import { useStock, type Variant } from './use-product.js';
import { newVariantEdit, removeVariantEdit, variantEdit } from './variant-edits.js';

/** Its variants: codes, what sets them apart, prices in every list, and what the locations may sell of them. */
export function VariantsPanel({ editing, editing: { product, words }, mayWrite }: Part): ReactElement {
  const maySeeStock = useMay('commerce.read');
  const stock = useStock(product.id, maySeeStock).data?.product?.variants;
  const mayChange = mayWrite && product.writtenBy === null;
  return (
    <Panel title={`${words.variants} (${String(product.variants.length)})`}>
      <div className="table-room" tabIndex={0} role="group" aria-label={words.variants}>
        <table className="variants is-stacked">
          <thead><tr><th scope="col">{words.fields.sku}</th><th scope="col">{words.prices}</th>{maySeeStock && <th scope="col">{words.available}</th>}{mayChange && <th scope="col"><span className="unseen">{words.change}</span></th>}</tr></thead>
          <tbody>{product.variants.map((variant) => (
            <tr key={variant.id}>
              <Codes variant={variant} />
              <Prices variant={variant} editing={editing} />
              {maySeeStock && <td data-label={words.available}><Available rows={stock?.find(({ id }) => id === variant.id)?.stock} sku={variant.sku} title={words.ordersOf(variant.sku)} /></td>}
              {mayChange && <Changes sku={variant.sku} editing={editing} />}
            </tr>
          ))}</tbody>
        </table>
      </div>
      <KeptBy editing={editing} fields={['variants', 'prices', 'cost', 'weight', 'barcode', 'size', 'stock']} />
      {mayChange && <EditButton edit={() => newVariantEdit(editing)}>{words.newVariant}</EditButton>}
    </Panel>
  );
}

function Codes({ variant: { sku, color, size, barcode, weight, weightG } }: { readonly variant: Variant }): ReactElement {
  const joined = (parts: readonly (string | null)[], separator: string): string => parts.filter((part) => part !== null).join(separator);
  return <th scope="row"><span className="mono">{sku}</span><div>{joined([color, size], ' / ')}</div><div className="soft">{joined([barcode, weightText(weight, weightG)], ' · ')}</div></th>;
}

/** Of the default list first. */
function Prices({ variant, editing }: { readonly variant: Variant; readonly editing: Part['editing'] }): ReactElement {
  const lists = editing.catalog.priceLists.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  return <td>{lists.map(({ code, name, isDefault }) => <div key={code} className={isDefault ? 'price' : 'price soft'}><Price variant={variant} list={isDefault ? undefined : code} editing={editing} />{!isDefault && ` ${name}`}</div>)}</td>;
}

function Changes({ sku, editing, editing: { product, words } }: { readonly sku: string; readonly editing: Part['editing'] }): ReactElement {
  return (
    <td className="is-changes">
      <EditButton className="button is-quiet" edit={() => variantEdit(editing, sku)} name={`${words.change}: ${sku}`}>{words.change}</EditButton>
      {product.variants.length > 1 && <EditButton className="button is-quiet" edit={() => removeVariantEdit(editing, sku)} name={`${words.remove}: ${sku}`}>{words.remove}</EditButton>}
    </td>
  );
}

interface Priced {
  readonly variant: Variant;
  /** The default one unless given. */
  readonly list: string | undefined;
  readonly editing: Part['editing'];
}

/** The price of a list, what it was before a reduction, and that there are prices for a period. */
function Price({ variant, list, editing: { words, format } }: Priced): ReactElement {
  const periods = variant.listedPrices.filter(({ priceList, validFrom }) => priceList === list && validFrom !== null).length;
  const more = periods > 0 && ` (${words.periods(periods)})`;
  if (list === undefined) return variant.isUnpriced ? <span className="badge is-warning">{words.noPrice}</span> : <><strong>{format.money(variant.price)}</strong>{variant.compareAtPrice && <> <del className="soft">{format.money(variant.compareAtPrice)}</del></>}</>;
  const listed = variant.listedPrices.find(({ priceList, validFrom }) => priceList === list && validFrom === null);
  if (!listed) return <>–{more}</>;
  return <>{format.money(listed.salePrice ?? listed.price)}{listed.salePrice && <> <del>{format.money(listed.price)}</del></>}{more}</>;
}

/** What may be sold at all locations, and at each; leads to the orders of it. */
function Available({ rows, sku, title }: { readonly rows: readonly { readonly locationCode: string; readonly available: number }[] | undefined; readonly sku: string; readonly title: string }): ReactElement {
  if (!rows) return <>…</>;
  return <><Link to="/orders" search={{ q: sku }}>{rows.reduce((sum, { available }) => sum + available, 0)}<span className="unseen"> {title}</span></Link><div className="soft is-stock">{rows.map(({ locationCode, available }) => `${locationCode} ${String(available)}`).join(' · ')}</div></>;
}
