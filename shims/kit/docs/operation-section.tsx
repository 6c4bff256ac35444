import type { VNode } from 'preact';
import type { ApiDescription } from './api-description.js';
import type { DescribedRoute } from './described-route.js';
import { shownCode } from './errors-section.js';
import { curlExamples } from './samples/curl-examples.js';
import { SchemaTable, typeOf } from './schema-table.js';

const JSON_TYPE = 'application/json';

interface SectionFacts {
  readonly route: DescribedRoute;
  readonly root: string;
  readonly api: ApiDescription;
}

/** One call on the page. */
export const OperationSection = ({ route, root, api }: SectionFacts): VNode => (
  <section id={route.id}>
    <h2><b class={route.method}>{route.method}</b> {route.path}</h2>
    <p><strong>{route.summary}.</strong> {route.description}</p>
    {route.parameters.length > 0 && <Parameters route={route} />}
    {route.body && (
      <>
        <h3>{route.body.mediaType === JSON_TYPE ? 'Body' : <>Body, as <code>{route.body.mediaType}</code></>}{route.body.alsoAs.map((type) => <>, also as <code>{type}</code></>)}{route.body.required ? '' : ' (may be left out)'}</h3>
        <SchemaTable schema={route.body.schema} />
        {route.body.other && <><h3>The same as <code>{route.body.other.mediaType}</code></h3><SchemaTable schema={route.body.other.schema} /></>}
      </>
    )}
    <h3>Example</h3>
    <Example route={route} root={root} api={api} />
    <h3>Answer {route.answer.status}</h3>
    {Object.entries(route.otherSuccesses).map(([status, when]) => <p>Or {status}. {when}</p>)}
    {route.answer.content ? <Content {...route.answer.content} /> : <p>{route.answer.description}. No body.</p>}
    <h3>Errors</h3>
    <ul class="errors">
      {route.errors.map(({ status, code }) => <li><code>{status} {shownCode(code)}</code> {route.meanings[code]}</li>)}
    </ul>
  </section>
);

const Content = ({ schema, example }: NonNullable<DescribedRoute['answer']['content']>): VNode => (
  <>
    <details><summary>Fields</summary><SchemaTable schema={schema} /></details>
    <pre>{JSON.stringify(example, null, 2)}</pre>
  </>
);

const Parameters = ({ route: { parameters } }: Pick<SectionFacts, 'route'>): VNode => (
  <>
    <h3>Parameters</h3>
    <table>
      <thead><tr><th>Name</th><th>In</th><th>Type</th><th>Meaning</th></tr></thead>
      <tbody>
        {parameters.map(({ name, place, required, schema, description }) => (
          <tr><td><code>{name}</code>{required && <em> required</em>}</td><td>{place}</td><td>{typeOf(schema)}</td><td>{description}</td></tr>
        ))}
      </tbody>
    </table>
  </>
);

const Example = ({ route, root, api }: SectionFacts): VNode => (route.shell !== undefined ? <pre>{route.shell}</pre> : (
  <>
    {curlExamples(route, root, api).map(({ command, as }) => <>{as !== undefined && <p>The same as <code>{as}</code>:</p>}<pre>{command}</pre></>)}
  </>
));
