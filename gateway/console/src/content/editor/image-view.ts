import type { NodeViewConstructor } from 'prosemirror-view';
import { ask } from '../../graph/ask.js';
import { queryClient } from '../../graph/query-client.js';
import { ConsoleAssetByIdDocument } from '../operations/console-asset-by-id.generated.js';

/** Shows an image of the library within a rich text. */
export const imageView: NodeViewConstructor = ({ attrs: { asset, alt } }) => {
  const [dom, image] = [document.createElement('figure'), document.createElement('img')];
  image.alt = typeof alt === 'string' ? alt : '';
  dom.className = 'asset';
  dom.append(image);
  const id = String(asset);
  queryClient.query({ queryKey: ['content-asset', id], queryFn: () => ask(ConsoleAssetByIdDocument, { id }), staleTime: Infinity })
    .then(({ asset: found }) => { if (found) image.src = found.url; }, () => undefined); // an image that cannot be read leaves its place
  return { dom };
};
