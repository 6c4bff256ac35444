import { type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { useWords } from '../words/use-words.js';
import { ORDER_COLUMNS } from './order-columns.js';
import type { Columns } from './use-columns.js';

/** Which columns the list shows; the number always. */
export function ColumnsDialog({ shown, choose, onClose }: Columns & { readonly onClose: () => void }): ReactElement {
  const { orders: words } = useWords();
  return (
    <DialogBox title={words.chooseColumns} onClose={onClose}>
      <p className="soft">{words.keptHere}</p>
      <fieldset className="choices is-list"><legend className="unseen">{words.chooseColumns}</legend>
        {ORDER_COLUMNS.filter((column) => column !== 'number').map((column) => (
          <label key={column}><input type="checkbox" checked={shown[column] === true} onChange={({ target: { checked } }) => { choose({ ...shown, [column]: checked }); }} /> {words.columns[column]}</label>
        ))}
      </fieldset>
    </DialogBox>
  );
}
