import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { Panel } from '../parts/panel.js';
import { QueryAnswer } from '../parts/query-answer.js';
import { useTitle } from '../parts/use-title.js';
import { useMay } from '../shell/use-may.js';
import { useFormat } from '../words/use-format.js';
import { OrderChoice } from './order-choice.js';
import { PolicyFacts } from './policy-facts.js';
import { PolicyHistory } from './policy-history.js';
import { OrderReturnable } from './order-returnable.js';
import { useReturnPolicy, type Policy } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';
import '../parts/draft.css';
import './policies.css';

const route = getRouteApi('/policies');

/** The rules by which goods are taken back, what they were before, and what of an order can be returned by them. */
export function PolicyPage(): ReactElement {
  const words = usePolicyWords();
  const search = route.useSearch();
  const query = useReturnPolicy();
  const mayManage = useMay('commerce.manage');
  useTitle(words.title);
  return (
    <>
      <div className="page-head"><h1>{words.title}</h1>{query.data && <Version policy={query.data.returnPolicy} />}</div>
      <p className="soft">{words.lead}</p>
      <p><Link className="button" to="/policies/edit" search={search}>{mayManage ? words.edit : words.tryChange}</Link></p>
      {!mayManage && <p className="soft">{words.readOnly}</p>}
      <QueryAnswer query={query}>{({ returnPolicy, returnPortal, returnPolicies }) => (
        <div className="draft-beside">
          <div className="stack"><PolicyFacts policy={returnPolicy} portal={returnPortal} /><PolicyHistory versions={returnPolicies.nodes} /></div>
          <Example />
        </div>
      )}</QueryAnswer>
    </>
  );
}

function Version({ policy: { savedAt, version } }: { readonly policy: Policy }): ReactElement {
  const words = usePolicyWords();
  const { moment } = useFormat();
  return <span className="badge">{savedAt === null ? words.usual : `${words.version(String(version))}, ${words.savedAt(moment(savedAt))}`}</span>;
}

function Example(): ReactElement {
  const words = usePolicyWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  return (
    <Panel title={words.orderTitle}>
      <p className="soft">{words.orderLead}</p>
      <OrderChoice key={search.order} order={search.order} onChoose={(order) => { void navigate({ search: { order } }); }} />
      {search.order !== undefined && <OrderReturnable reference={search.order} />}
    </Panel>
  );
}
