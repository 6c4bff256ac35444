import { useNavigate } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { queryClient } from '../graph/query-client.js';
import { useWords } from '../words/use-words.js';
import { chooseCompany, useSession } from './session.js';
import { usePerson } from './use-person.js';

/** The company of every call: its name, or a choice for somebody who is in several. */
export function CompanyChoice(): ReactElement {
  const { signIn } = useSession();
  return signIn && signIn.companies.length > 1 ? <Choice companies={signIn.companies} chosen={signIn.company} /> : <CompanyName />;
}

function CompanyName(): ReactElement | null {
  const { shell } = useWords();
  const company = usePerson()?.company;
  return company ? <span className="company">{company.name}{company.sandbox === true && <span className="badge is-warning">{shell.sandbox}</span>}</span> : null;
}

interface Companies {
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number | null;
}

/** What was read of the company before is forgotten after the next calls are of the new one: nothing of it is shown as the other's. */
function Choice({ companies, chosen }: Companies): ReactElement {
  const { shell } = useWords();
  const navigate = useNavigate();
  const current = usePerson()?.company.id ?? chosen;
  const choose = (id: number): void => {
    chooseCompany(id);
    queryClient.clear();
    void navigate({ to: '/orders', search: {} });
  };
  return (
    <label className="company">
      <span className="unseen">{shell.company}</span>
      <select value={String(current)} onChange={({ target: { value } }) => { choose(Number(value)); }}>
        {companies.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </select>
    </label>
  );
}
