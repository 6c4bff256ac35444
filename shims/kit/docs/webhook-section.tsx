import type { VNode } from 'preact';
import { PING, type EventKind } from '../events/event-kind.js';
import { WEBHOOK_RULES, WebhookHeaders } from '../events/webhook-headers.js';
import { jsonSchema } from './json-schema.js';
import { SchemaTable } from './schema-table.js';

interface SectionFacts {
  readonly events: readonly EventKind[];
  readonly root: string;
}

/** The webhooks of a surface on the page. */
export const WebhookSection = ({ events, root }: SectionFacts): VNode => (
  <section id="webhooks">
    <h2>Webhooks</h2>
    {WEBHOOK_RULES.map((rule) => <p>{rule}</p>)}
    <p>The body is <code>{'{"id", "type", "created_at", "data"}'}</code>. The same for programs: <a href={`${root}/asyncapi.json`}>AsyncAPI 3</a>.</p>
    {[...events, PING].map((event) => <Event {...event} />)}
    <h3>Headers</h3>
    <SchemaTable schema={jsonSchema(WebhookHeaders, 'output')} />
  </section>
);

const Event = ({ type, when, scope, data, example }: EventKind): VNode => (
  <>
    <h3 id={`webhook-${type}`}><code>{type}</code></h3>
    <p>{when}{scope !== null && <> Needs the scope <code>{scope}</code>.</>}</p>
    {Object.keys(data.shape).length > 0 && <SchemaTable schema={jsonSchema(data, 'output')} />}
    <pre>{JSON.stringify({ id: '…', type, created_at: '…', data: example })}</pre>
  </>
);
