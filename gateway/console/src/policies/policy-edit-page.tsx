import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement, type SubmitEvent } from 'react';
import { ask } from '../graph/ask.js';
import { QueryAnswer } from '../parts/query-answer.js';
import { useDraft } from '../parts/use-draft.js';
import { useSettled } from '../parts/use-settled.js';
import { useTitle } from '../parts/use-title.js';
import { useMay } from '../shell/use-may.js';
import { useWords } from '../words/use-words.js';
import { comparedPolicy } from './compared-policy.js';
import { policyField, policyValue } from './field-names.js';
import { ConsoleSaveReturnPolicyDocument } from './operations/console-save-return-policy.generated.js';
import { policyDraft, policyInput } from './policy-draft.js';
import { PolicyEffect } from './policy-effect.js';
import { PortalFields, RefundFields, WindowFields } from './policy-form.js';
import { readReturnPolicy, useReturnPolicy, type Policy } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';
import '../parts/draft.css';
import './policies.css';

const SaveDialog = lazy(() => import('../parts/save-dialog.js').then(({ SaveDialog: component }) => ({ default: component })));
const route = getRouteApi('/policies/edit');

/** The policy as it is changed, beside what the draft means for an order and for the last days. */
export function PolicyEditPage(): ReactElement {
  const words = usePolicyWords();
  const query = useReturnPolicy();
  useTitle(words.editTitle);
  return (
    <>
      <div className="page-head"><h1>{words.editTitle}</h1></div>
      <p><Link to="/policies" search={route.useSearch()}>{words.back}</Link></p>
      <QueryAnswer query={query}>{({ returnPolicy }) => <Editor policy={returnPolicy} />}</QueryAnswer>
    </>
  );
}

function Editor({ policy }: { readonly policy: Policy }): ReactElement {
  const { returns } = useWords();
  const words = usePolicyWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const mayManage = useMay('commerce.manage');
  const { draft, change, isChanged, settle } = useDraft(policyDraft(policy), words.leave);
  const [isSaving, setIsSaving] = useState(false);
  const input = policyInput(draft);
  const tried = useSettled(isChanged ? input : null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => { event.preventDefault(); setIsSaving(true); };
  return (
    <div className="draft-beside">
      <form className="panel" onSubmit={submit} aria-label={words.editTitle}>
        <WindowFields draft={draft} change={change} /><RefundFields draft={draft} change={change} /><PortalFields draft={draft} change={change} />
        {!mayManage && <p className="soft">{words.readOnly}</p>}
        <div className="row draft-end">{mayManage && <button type="submit" className="button is-main" disabled={!isChanged}>{words.check}</button>}<span role="status" className="soft">{isChanged ? words.unsaved : ''}</span></div>
      </form>
      <div className="draft-effect stack"><PolicyEffect change={tried} /></div>
      <Suspense>{isSaving && (
        <SaveDialog title={words.editTitle} stored={comparedPolicy(policy, words)} read={async () => comparedPolicy(await readReturnPolicy(), words)} saveLabel={words.save} nameOf={(path) => policyField(path, words)} valueOf={(text, field) => policyValue(text, field, { words, returns })} onClose={() => { setIsSaving(false); }}
          send={async ({ dryRun, ...sending }) => comparedPolicy((await ask(ConsoleSaveReturnPolicyDocument, { input, dryRun }, sending)).saveReturnPolicy, words)} onSaved={() => { settle(); setIsSaving(false); void navigate({ to: '/policies', search }); }} />
      )}</Suspense>
    </div>
  );
}
