import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { DocumentView } from './document-view.js';

const route = getRouteApi('/content/pages/$id');

/** One page of a site. */
export function PageTextPage(): ReactElement {
  const { id } = route.useParams();
  return <DocumentView key={id} kind="PAGE" id={Number(id)} search={route.useSearch()} />;
}
