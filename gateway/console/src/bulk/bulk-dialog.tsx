import { useEffect, useState, type ReactElement } from 'react';
import { ActionForm } from '../order/action-form.js';
import { DialogBox } from '../parts/dialog-box.js';
import type { ListedOrder } from '../orders/use-orders.js';
import { useWords } from '../words/use-words.js';
import { BULK_ACTIONS } from './bulk-action.js';
import type { BulkName } from './bulk-names.js';
import { BulkPreview } from './bulk-preview.js';
import { BulkReport } from './bulk-report.js';
import { useBulk } from './use-bulk.js';

interface Asked {
  readonly name: BulkName;
  readonly orders: readonly ListedOrder[];
  /** Called with whether anything was sent. */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks what an action needs, shows what it would do to the orders, does it with progress, and reports on each. */
export function BulkDialog({ name, orders, onClose }: Asked): ReactElement {
  const { actions: words, orderWork: { bulk: own } } = useWords();
  const action = BULK_ACTIONS[name];
  const [chosen] = useState(orders); // the list behind the dialog changes with what is done
  const [isAsking, setIsAsking] = useState(action.fields.length > 0);
  const bulk = useBulk(action, chosen);
  const { mutate } = bulk.check;
  useEffect(() => { if (action.fields.length === 0) mutate({}); }, [action, mutate]);
  return (
    <DialogBox title={`${words.names[name]}: ${own.count(chosen.length)}`} onClose={() => { bulk.stop(); onClose(bulk.rows !== undefined); }} isWide>
      {isAsking && <ActionForm action={action} answers={bulk.check.variables ?? {}} onAnswers={(given) => { setIsAsking(false); mutate(given); }} />}
      {!isAsking && bulk.rows === undefined && <BulkPreview bulk={bulk} {...(action.fields.length > 0 && { onChange: () => { setIsAsking(true); } })} />}
      {!isAsking && bulk.rows !== undefined && <BulkReport bulk={bulk} rows={bulk.rows} name={name} />}
    </DialogBox>
  );
}
