import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { ask } from '../../graph/ask.js';
import { DialogBox } from '../../parts/dialog-box.js';
import { Failure } from '../../parts/failure.js';
import { useEditing } from './editing.js';
import { ConsoleAssetByIdDocument } from '../operations/console-asset-by-id.generated.js';
import type { ConsoleAssetFragment } from '../operations/console-asset.generated.js';
import { ConsoleAssetsDocument } from '../operations/console-assets.generated.js';
import { FindForm, FindState } from '../links/find-form.js';
import { MOST_BYTES, uploadAsset } from './upload-asset.js';
import { useContentWords } from '../use-content-words.js';

interface Choosing {
  readonly onChoose: (asset: ConsoleAssetFragment) => void;
  readonly onClose: () => void;
}

/** Has an image of the library chosen, or a new one sent there. */
export function AssetDialog({ onChoose, onClose }: Choosing): ReactElement {
  const words = useContentWords();
  const [text, setText] = useState('');
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['content-assets', text], placeholderData: keepPreviousData, initialPageParam: '',
    queryFn: ({ signal, pageParam }) => ask(ConsoleAssetsDocument, { ...(text !== '' && { text }), ...(pageParam !== '' && { after: pageParam }) }, { signal }),
    getNextPageParam: ({ assets: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor ?? undefined : undefined),
  });
  const choose = (asset: ConsoleAssetFragment): void => { onChoose(asset); onClose(); };
  const images = data?.pages.flatMap(({ assets }) => assets.nodes);
  return (
    <DialogBox title={words.images} onClose={onClose} isWide>
      <Upload onDone={choose} />
      <FindForm label={words.findImage} onFind={setText} />
      {error && <Failure error={error} />}
      <FindState count={images?.length} isFetching={isFetching} none={words.noImages} />
      <ul className="assets" aria-busy={isFetching}>{images?.map((asset) => (
        <li key={asset.id}><button type="button" onClick={() => { choose(asset); }}><img src={asset.url} alt="" width={asset.width} height={asset.height} loading="lazy" /><span>{asset.name}</span></button></li>
      ))}</ul>
      {hasNextPage && <button type="button" className="button" onClick={() => { void fetchNextPage(); }}>{words.more}</button>}
    </DialogBox>
  );
}

function Upload({ onDone }: { readonly onDone: (asset: ConsoleAssetFragment) => void }): ReactElement {
  const words = useContentWords();
  const { locale } = useEditing();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ file, alt }: { readonly file: File; readonly alt: string }) => {
      const id = await uploadAsset({ file, alts: alt === '' ? [] : [{ locale, text: alt }] });
      return (await ask(ConsoleAssetByIdDocument, { id })).asset;
    },
    onSuccess: async (asset) => {
      if (asset) onDone(asset);
      await client.invalidateQueries({ queryKey: ['content-assets'] });
    },
  });
  const [isTooLarge, setIsTooLarge] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    const sent = new FormData(event.currentTarget);
    const [file, alt] = [sent.get('file'), sent.get('alt')];
    if (!(file instanceof File)) return;
    setIsTooLarge(file.size > MOST_BYTES);
    if (file.size <= MOST_BYTES) mutate({ file, alt: typeof alt === 'string' ? alt.trim() : '' });
  };
  return (
    <form className="panel" onSubmit={submit}>
      <div className="fields">
        <label className="field">{words.newImage}<input name="file" type="file" required accept="image/jpeg,image/png,image/webp,image/gif,image/avif" /></label>
        <label className="field">{words.alt}<input name="alt" type="text" maxLength={500} autoComplete="off" /></label>
        <button type="submit" className="button" disabled={isPending}>{isPending ? words.uploading : words.upload}</button>
      </div>
      {isTooLarge && <p className="is-failed" role="alert">{words.tooLarge}</p>}
      {error && <Failure error={error} />}
    </form>
  );
}
