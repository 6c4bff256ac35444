import { type ReactElement } from 'react';
import { DifferencesTable } from '../order/differences-table.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import type { BulkPlan } from './bulk-plan.js';
import { BulkTable } from './bulk-table.js';
import type { Bulk } from './use-bulk.js';

interface Previewed {
  readonly bulk: Bulk;
  readonly onChange?: () => void;
}

/** What the action would do: how many would change and how, which would be refused and why. */
export function BulkPreview({ bulk: { check, run }, onChange }: Previewed): ReactElement {
  const { actions, shell, orderWork: { bulk: words } } = useWords();
  const plan = check.data;
  return (
    <>
      {check.error && <Failure error={check.error} />}
      {check.isPending && <p role="status">{shell.loading}</p>}
      {plan && <Summary plan={plan} />}
      <div className="row">
        {plan && plan.slices.length > 0 && <button type="button" className="button is-main" autoFocus onClick={() => { run.mutate(plan); }}>{words.carryOut(plan.rows.filter(({ result }) => result === 'waiting').length)}</button>}
        {onChange && <button type="button" className="button" onClick={onChange}>{actions.changeInput}</button>}
      </div>
    </>
  );
}

function Summary({ plan: { rows, changes } }: { readonly plan: BulkPlan }): ReactElement {
  const { orderWork: { bulk: words } } = useWords();
  const refused = rows.filter(({ result }) => result === 'refused');
  const [waiting, same] = [rows.filter(({ result }) => result === 'waiting').length, rows.filter(({ result }) => result === 'same').length];
  return (
    <>
      <h3>{words.wouldChange(waiting)}</h3>
      {changes.length > 0 && <DifferencesTable found={changes} />}
      {same > 0 && <p>{words.same(same)}</p>}
      {refused.length > 0 && <><h3>{words.refused(refused.length)}</h3><BulkTable rows={refused} /></>}
    </>
  );
}
