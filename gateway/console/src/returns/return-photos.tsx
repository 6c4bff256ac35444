import { type ReactElement } from 'react';
import { Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import type { Returned } from './use-return.js';

/** The photos that the shopper sent, each from its own address of the graph, which lasts a quarter of an hour. */
export function ReturnPhotos({ returned: { photos } }: { readonly returned: Returned }): ReactElement | null {
  const { returns: words } = useWords();
  const { moment, count } = useFormat();
  if (photos.length === 0) return null;
  return (
    <Panel title={words.photos}>
      <p className="soft">{words.photosHint}</p>
      <ul className="photos">{photos.map(({ place, width, height, createdAt, url }) => (
        <li key={place}><a href={url} target="_blank" rel="noreferrer"><img src={url} width={width} height={height} alt={words.photo(count(place))} /></a><div className="soft">{moment(createdAt)}</div></li>
      ))}</ul>
    </Panel>
  );
}
