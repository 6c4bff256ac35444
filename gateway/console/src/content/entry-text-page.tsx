import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { DocumentView } from './document-view.js';

const route = getRouteApi('/content/entries/$id');

/** One entry of a collection. */
export function EntryTextPage(): ReactElement {
  const { id } = route.useParams();
  return <DocumentView key={id} kind="ENTRY" id={Number(id)} search={route.useSearch()} />;
}
