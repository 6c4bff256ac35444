import { useNavigate } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { Facts, Panel } from '../parts/panel.js';
import { Failure } from '../parts/failure.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import type { ConsoleConnectionQuery } from './operations/console-connection.generated.js';
import { ConsolePingWebhookDocument } from './operations/console-ping-webhook.generated.js';
import { RecoverButton } from './recover-button.js';
import { useChange } from './use-change.js';

/** Where a connection is notified, and how its receiver does. Nothing for kinds that are sent nothing. */
export function WebhooksPanel({ found: { connection: { id, webhookUrl, webhooks }, webhookHealth: health } }: { readonly found: ConsoleConnectionQuery }): ReactElement | null {
  const { integrations: words } = useWords();
  const { moment, count } = useFormat();
  const shown = (at: string | null): string | null => (at === null ? null : moment(at));
  if (webhookUrl === null && webhooks.length === 0) return <Panel title={words.webhooks}><p className="soft">{words.noWebhook}</p></Panel>;
  return (
    <Panel title={words.webhooks}>
      {webhookUrl !== null && <p className="mono">{webhookUrl}</p>}
      {webhooks.map((webhook) => <OwnWebhook key={webhook.id} webhook={webhook} />)}
      <Facts facts={[
        [words.day, words.deliveryCounts({ delivered: count(health.delivered), waiting: count(health.waiting), givenUp: count(health.givenUp), suppressed: count(health.suppressed) })],
        [words.lastDelivered, shown(health.lastDeliveredAt)], [words.lastFailed, health.lastFailedAt === null ? null : `${moment(health.lastFailedAt)}: ${health.lastFailure ?? ''}`],
      ]} />
      <div className="row">{webhookUrl !== null && <PingButton id={id} />}<RecoverButton connection={id} /></div>
    </Panel>
  );
}

function OwnWebhook({ webhook: { url, events, isActive, lastFailedAt, lastFailure } }: { readonly webhook: ConsoleConnectionQuery['connection']['webhooks'][number] }): ReactElement {
  const { integrations: words } = useWords();
  const { moment } = useFormat();
  return (
    <div className="part">
      <p className="mono">{url}{!isActive && <span className="badge is-warning">{words.inactive}</span>}</p>
      <p className="soft">{events?.join(', ') ?? words.allEvents}</p>
      {lastFailedAt !== null && <p className="soft">{words.lastFailed}: {moment(lastFailedAt)}: {lastFailure}</p>}
    </div>
  );
}

function PingButton({ id }: { readonly id: string }): ReactElement {
  const { integrations: words } = useWords();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useChange(() => ask(ConsolePingWebhookDocument, { id }), ({ pingWebhook }) => { void navigate({ to: '/integrations/deliveries/$id', params: { id: pingWebhook.id } }); });
  return <><button type="button" className="button" disabled={isPending} onClick={() => { mutate(); }}>{words.ping}</button>{error && <Failure error={error} />}</>;
}
