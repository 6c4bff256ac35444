import type { VNode } from 'preact';
import { Notice, Section, Table } from '#kit/page/pages.js';
import type { Demo } from '../demo-file.js';
import type { INDEX_WORDS } from './index-words.js';

interface DemoParts {
  readonly demo: Demo;
  readonly words: (typeof INDEX_WORDS)['en']['demo'];
}

/** The demo company's keys: each is selected whole by one click. */
export const DemoKeys = ({ demo: { company, users, connections }, words: { title, only, text, people, connections: integrations, columns, credentials } }: DemoParts): VNode => (
  <Section id="demo" title={`${title}: ${company.name}`}>
    <Notice kind="information" title={only}><p>{text}</p></Notice>
    <Table id="people" caption={people} columns={[columns.role, columns.email, columns.password, columns.token].map(titled)}
      rows={users.map(({ role, email, password, token }) => [role.toLowerCase(), <Key text={email} />, <Key text={password} />, <Key text={token} />])} />
    <Table id="connections" caption={integrations} columns={[columns.name, columns.credential, columns.value].map(titled)}
      rows={Object.entries(connections).flatMap(([name, keys]) => CREDENTIALS.flatMap((kind) => (keys[kind] === undefined ? [] : [[name, credentials[kind], <Key text={keys[kind]} />]])))} />
  </Section>
);

const titled = (title: string): { readonly title: string } => ({ title });

const CREDENTIALS = ['apiKey', 'username', 'password', 'webhookSecret'] as const;

const Key = ({ text }: { readonly text: string | undefined }): VNode => <code class="key">{text}</code>;
