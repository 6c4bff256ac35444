import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { ConnectionKind } from '#contract/schema.generated.js';
import { Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { CertificationCall } from './certification-call.js';
import type { Connection } from './use-connection.js';

/** The guides of those who integrate, on the host of the console. */
const GUIDES: Readonly<Partial<Record<ConnectionKind, string>>> = { FULFILLMENT: '/guides/warehouse', WMS_JSON: '/guides/warehouse', WMS_XML: '/guides/warehouse', COMMERCE: '/guides/erp' };

/** What a connection has shown by its own calls, and what is missing. Nothing for kinds that are not certified. */
export function CertificationPanel({ connection, connection: { kind, certification } }: { readonly connection: Connection }): ReactElement | null {
  const { integrations: words } = useWords();
  const { moment, count } = useFormat();
  if (!certification) return null;
  const { steps, passedAt, sandbox } = certification;
  const open = steps.filter((step) => step.passedAt === null).length;
  return (
    <Panel title={words.certification}>
      <p>{passedAt === null ? words.stepsMissing(count(open), count(steps.length)) : words.certified(moment(passedAt))}</p>
      <ul className="checklist">{steps.map((step) => <Step key={step.step} step={step} />)}</ul>
      {passedAt === null && <p>{sandbox ? words.certifyInSandbox : words.certifyByCalls} <a href={GUIDES[kind] ?? '/guides'} target="_blank" rel="noreferrer">{words.guide}</a> · <a href="/guides/sandbox" target="_blank" rel="noreferrer">{words.sandboxGuide}</a></p>}
      {passedAt === null && <CertificationCall connection={connection} />}
    </Panel>
  );
}

function Step({ step: { step, passedAt, requestId } }: { readonly step: NonNullable<Connection['certification']>['steps'][number] }): ReactElement {
  const { integrations: words } = useWords();
  const { moment } = useFormat();
  return (
    <li>
      <span className={passedAt === null ? 'badge' : 'badge is-success'}>{passedAt === null ? words.missing : words.shown}</span>
      <span>{words.steps[step]}{passedAt !== null && <span className="soft"> {moment(passedAt)} {requestId !== null && <Link to="/integrations/calls/$id" params={{ id: requestId }}>{words.byCall}</Link>}</span>}</span>
    </li>
  );
}
