import { type ReactElement } from 'react';
import { useTitle } from '../parts/use-title.js';
import { usePersonQuery } from '../shell/use-person.js';
import { useWords } from '../words/use-words.js';
import { AlertsPanel } from './alerts-panel.js';
import { CodesPanel } from './codes-panel.js';
import { LatePanel } from './late-panel.js';
import { DeliveriesPanel, PromisesPanel, SilentPanel, StockPanel } from './operations-panels.js';

/** What somebody has to look at today: each figure with its list, and what to do about it. It is kept as it is while it is shown. */
export function TodayPage(): ReactElement {
  const { today: words } = useWords();
  useTitle(words.title);
  return (
    <>
      <div className="page-head"><h1>{words.title}</h1><p className="soft">{words.lead}</p></div>
      <Figures />
    </>
  );
}

function Figures(): ReactElement | null {
  const { shell, today: words } = useWords();
  const { data: person, isPending } = usePersonQuery();
  if (!person) return isPending ? <p className="empty" role="status">{shell.loading}</p> : null; // the frame says why
  const may = (permission: string): boolean => person.me?.permissions.includes(permission) === true;
  if (!may('commerce.read') && !may('company.manage')) return <p className="empty">{words.nothingReadable}</p>;
  return (
    <div className="today">
      {may('commerce.read') && <><AlertsPanel /><LatePanel /><SilentPanel /></>}
      {may('company.manage') && <DeliveriesPanel />}
      {may('commerce.read') && <><CodesPanel /><StockPanel /><PromisesPanel /></>}
    </div>
  );
}
