import { type ReactElement } from 'react';
import { Facts, Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { CallCount } from './call-count.js';
import { CopyButton } from '../parts/copy-button.js';
import type { Connection } from './use-connection.js';

/** How a connection is set, and what of its credentials can be shown: never a secret. */
export function ConnectionSettings({ connection }: { readonly connection: Connection }): ReactElement {
  return <><General connection={connection} /><Credentials connection={connection} /></>;
}

function General({ connection }: { readonly connection: Connection }): ReactElement {
  const { integrations: words } = useWords();
  const { moment, count } = useFormat();
  const { location, lastCallAt, scopes, ratePerMinute, allowlist, dedicatedHost, createdAt, updatedAt } = connection;
  return (
    <Panel title={words.settings}>
      <Facts facts={[
        [words.location, location && `${location.name} (${location.code})`], [words.lastCall, lastCallAt === null ? words.never : moment(lastCallAt)], [words.recentCalls, <CallCount key="calls" {...connection} />],
        [words.scopes, scopes.length === 0 ? null : scopes.map((scope) => <span key={scope} className="tag">{scope}</span>)], [words.rate, count(ratePerMinute)], [words.allowlist, allowlist.length === 0 ? words.anyAddress : allowlist.join(', ')],
        [words.dedicatedHost, dedicatedHost], ...OfKind(connection), [words.createdAt, moment(createdAt)], [words.updatedAt, moment(updatedAt)],
      ]} />
    </Panel>
  );

  function OfKind({ catalogKey, carrier, store, collector, deliverySiteId }: Connection): readonly (readonly [string, string | null])[] {
    return [
      [words.catalog, catalogKey && `${String(catalogKey.catalogId)} · ${catalogKey.level} · ${catalogKey.fieldRule}`], [words.format, carrier && `${carrier.format} · ${carrier.timeZone}`],
      [words.pages, store && (store.origins.join(', ') || words.anyAddress)], [words.domains, collector?.domains.join(', ') ?? null], [words.site, deliverySiteId === null ? null : String(deliverySiteId)],
    ];
  }
}

function Credentials({ connection: { keyPrefix, username, hasWebhookSecret, storeToken, collectorKey } }: { readonly connection: Connection }): ReactElement {
  const { integrations: words } = useWords();
  const open = storeToken ?? collectorKey;
  return (
    <Panel title={words.credentials}>
      <Facts facts={[
        [words.secrets.username, username], [words.secrets.apiKey, open === null && keyPrefix !== null ? <span className="mono">{keyPrefix}…</span> : null],
        [words.publicKey, open === null ? null : <span className="row"><span className="mono">{open}</span><CopyButton text={open} name={words.publicKey} /></span>],
        [words.secrets.webhookSecret, hasWebhookSecret ? words.isSet : null],
      ]} />
      <p className="soft">{words.secretsHint}</p>
    </Panel>
  );
}
