import type { VNode } from 'preact';
import type { ErrorWord } from '../error-table.js';
import type { ApiDescription } from './api-description.js';
import type { DescribedElsewhere } from './described-elsewhere.js';
import type { DescribedRoute } from './described-route.js';
import { remediesOf } from './remedies-of.js';

interface SectionFacts {
  readonly api: ApiDescription;
  readonly routes: readonly DescribedRoute[];
  readonly elsewhere: readonly DescribedElsewhere[];
}

/** The errors of a surface on the page: their shape, the field to branch on, and every code. */
export const ErrorsSection = ({ api, api: { errors, meanings, errorShape = A_SHAPE, branchOn = ['error.code'] }, routes, elsewhere }: SectionFacts): VNode => (
  <section id="errors">
    <h2>Errors</h2>
    <p>Every error has the shape <code>{errorShape}</code>. Branch on <Fields names={branchOn} />.</p>
    <table>
      <thead><tr><th><Fields names={branchOn} /></th><th>Status</th><th>When</th><th>What to do</th></tr></thead>
      <tbody>
        {Object.entries(meanings).map(([code, meaning]) => (
          <tr><td><code>{shownCode(code)}</code></td><td>{statusesOf(code, [...Object.values(errors), ...routes.flatMap((route) => route.errors)])}</td><td>{meaning}</td><td>{remediesOf(code, routes, api)}</td></tr>
        ))}
      </tbody>
    </table>
    {elsewhere.map(({ when, body }) => <p>{when}: <code>{body}</code>.</p>)}
  </section>
);

/** A code as it is shown: an empty one as the text that it is. */
export const shownCode = (code: string): string => (code === '' ? '""' : code);

const Fields = ({ names: [first, ...others] }: { names: readonly string[] }): VNode => (first === undefined ? <>the status</> : <><code>{first}</code>{others.map((name) => <>, or <code>{name}</code> where there is none</>)}</>);

const A_SHAPE = '{"error": {"code", "message", "request_id", "details"}}';

/** The statuses that a code is answered with. */
export const statusesOf = (code: string, errors: readonly ErrorWord[]): string =>
  [...new Set(errors.filter((word) => word.code === code).map(({ status }) => status))].sort((a, b) => a - b).join(', ');
