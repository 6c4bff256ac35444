import { type ReactElement } from 'react';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { Panel } from '../parts/panel.js';
import { useWords } from '../words/use-words.js';
import { usePeopleWords } from './use-people-words.js';

/** Every permission with what it means, and whether somebody has it. */
export function PermissionsPanel({ permissions }: { readonly permissions: readonly string[] }): ReactElement {
  const words = usePeopleWords();
  const { actions } = useWords();
  return (
    <Panel title={words.permissions}>
      <p className="soft">{words.permissionsLead}</p>
      <ul className="checklist">{ALL_PERMISSIONS.map((permission) => {
        const has = permissions.includes(permission);
        return <li key={permission}><span className={`badge${has ? ' is-success' : ''}`}>{has ? actions.yes : actions.no}</span><span className={has ? undefined : 'soft'}>{words.meanings[permission]} <span className="mono soft">{permission}</span></span></li>;
      })}</ul>
    </Panel>
  );
}
