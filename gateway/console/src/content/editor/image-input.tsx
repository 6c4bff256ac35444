import { lazy, Suspense, useState, type ReactElement } from 'react';
import { AssetImage } from './asset-image.js';
import { useEditing } from './editing.js';
import { isRecord, type JsonRecord } from './json.js';
import type { ConsoleAssetFragment } from '../operations/console-asset.generated.js';
import { useContentWords } from '../use-content-words.js';
import type { InputProps } from './input-props.js';

const AssetDialog = lazy(() => import('./asset-dialog.js').then(({ AssetDialog: component }) => ({ default: component })));

/** An image of the library, with what it shows in this language. */
export function ImageInput({ label, value, onChange, id, isFixed, says }: InputProps): ReactElement {
  const words = useContentWords();
  const { locale } = useEditing();
  const [isChoosing, setIsChoosing] = useState(false);
  const { image, asset, alt } = imageOf(value);
  const choose = ({ id: chosen, alts }: ConsoleAssetFragment): void => {
    const said = alts.find((one) => one.locale === locale)?.text;
    const { focal: _focal, ...kept } = image; // the point that stays visible is of the image before
    onChange({ ...kept, asset: chosen, ...(alt === '' && said !== undefined && { alt: said }) });
  };
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {asset !== undefined && <><AssetImage id={asset} /><label htmlFor={`${id}.alt`} className="edited-label">{words.alt}</label><input id={`${id}.alt`} type="text" readOnly={isFixed} value={alt} maxLength={500} onChange={({ target }) => { onChange({ ...image, alt: target.value }); }} /></>}
      {!isFixed && <div className="row">
        <button id={id} type="button" className="button" aria-haspopup="dialog" aria-describedby={says} onClick={() => { setIsChoosing(true); }}>{asset === undefined ? words.chooseImage : words.otherImage}<span className="unseen"> {label}</span></button>
        {asset !== undefined && <button type="button" className="button is-quiet" onClick={() => { onChange(undefined); }}>{words.noImage}<span className="unseen"> {label}</span></button>}
      </div>}
      <Suspense>{isChoosing && <AssetDialog onClose={() => { setIsChoosing(false); }} onChoose={choose} />}</Suspense>
    </fieldset>
  );
}

function imageOf(value: unknown): { readonly image: JsonRecord; readonly asset: string | undefined; readonly alt: string } {
  const image = isRecord(value) ? value : {};
  return { image, asset: typeof image['asset'] === 'string' ? image['asset'] : undefined, alt: typeof image['alt'] === 'string' ? image['alt'] : '' };
}
