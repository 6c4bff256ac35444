import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { ConsoleAssetByIdDocument, type ConsoleAssetByIdQuery } from '../operations/console-asset-by-id.generated.js';
import { useContentWords } from '../use-content-words.js';

/** An image of the library; null where there is none. */
const useAsset = (id: string): UseQueryResult<ConsoleAssetByIdQuery> => useQuery({ queryKey: ['content-asset', id], queryFn: ({ signal }) => ask(ConsoleAssetByIdDocument, { id }, { signal }), staleTime: Infinity });

/** Shows an image of the library, or says that it is not there any more. */
export function AssetImage({ id, alt = '' }: { readonly id: string; readonly alt?: string }): ReactElement | null {
  const words = useContentWords();
  const { data } = useAsset(id);
  if (!data) return null;
  if (data.asset === null) return <p className="notice is-error">{words.lostImage}</p>;
  const { url, name, width, height } = data.asset;
  return <figure className="asset"><img src={url} alt={alt} width={width} height={height} loading="lazy" /><figcaption className="soft">{name}</figcaption></figure>;
}
