import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { CatalogSections } from '../catalog/sections.js';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { useCatalog } from '../catalog/use-catalogs.js';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useMay } from '../shell/use-may.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { AttributesPanel } from './attributes-panel.js';
import { CompletenessPanel } from './completeness-panel.js';
import { ImagesPanel } from './images-panel.js';
import type { Editing } from './product-edits.js';
import { ProductHead } from './product-head.js';
import { ProductSide } from './product-side.js';
import { TextsPanel } from './texts-panel.js';
import { useProduct, type Product } from './use-product.js';
import { VariantsPanel } from './variants-panel.js';
import '../catalog/catalog.css';

const route = getRouteApi('/catalog/products/$id');

/** One product: its texts in every language, images, variants and attributes, and who keeps which of its fields. */
export function ProductPage(): ReactElement {
  const { shell } = useWords();
  const words = useCatalogWords();
  const { id } = route.useParams();
  const found = useProduct(id);
  const product = found.data?.product;
  useTitle(product?.title ?? words.products);
  if (isFatal(found)) return <QueryFailure query={found} />;
  if (product === null) return <Missing reference={id} />;
  return product ? <><QueryFailure query={found} /><Described product={product} /></> : <p className="empty" role="status">{shell.loading}</p>;
}

/** With what its catalog describes products by. */
function Described({ product }: { readonly product: Product }): ReactElement {
  const { shell } = useWords();
  const [words, format, mayWrite] = [useCatalogWords(), useFormat(), useMay('catalog.write')];
  const described = useCatalog(product.catalogId);
  const catalog = described.data?.catalog;
  if (isFatal(described)) return <QueryFailure query={described} />;
  return catalog ? <Shown editing={{ product, catalog, words, format }} mayWrite={mayWrite} /> : <p className="empty" role="status">{shell.loading}</p>;
}

/** What a part of the page is made of. */
export interface Part {
  readonly editing: Editing;
  readonly mayWrite: boolean;
}

function Shown(part: Part): ReactElement {
  return (
    <>
      <CatalogSections />
      <ProductHead {...part} />
      <div className="two">
        <div className="stack">
          <TextsPanel {...part} />
          <ImagesPanel {...part} />
          <VariantsPanel {...part} />
          <AttributesPanel {...part} />
        </div>
        <div className="stack">
          <CompletenessPanel {...part} />
          <ProductSide {...part} />
        </div>
      </div>
    </>
  );
}

function Missing({ reference }: { readonly reference: string }): ReactElement {
  const words = useCatalogWords();
  return <div className="empty"><h1>{words.notFound}</h1><p>{words.notFoundAdvice}</p><p className="row is-centred"><Link className="button" to="/catalog" search={{ q: reference }}>{words.back}</Link><Link className="button" to="/catalog" search={{ trash: 'yes' }}>{words.trash}</Link></p></div>;
}
