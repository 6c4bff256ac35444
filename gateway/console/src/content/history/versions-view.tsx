import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Panel } from '../../parts/panel.js';
import { useFormat } from '../../words/use-format.js';
import type { ContentDocument } from '../document.js';
import { NotRead } from '../not-read.js';
import { restoreChange } from './restore-change.js';
import { useContentWords } from '../use-content-words.js';
import { useRights } from '../use-rights.js';
import { useVersions, versionsIn, type ListedVersion } from './use-versions.js';
import { VersionChanges } from './version-changes.js';

const ChangeDialog = lazy(() => import('../change-dialog.js').then(({ ChangeDialog: component }) => ({ default: component })));

interface Shown {
  readonly document: ContentDocument;
  readonly locale: string;
}

/** Every version of a text that is kept: who saved it and when, compared with any other, and made the draft again. */
export function VersionsView({ document, locale }: Shown): ReactElement {
  const words = useContentWords();
  const query = useVersions(document.kind, document.id);
  const versions = versionsIn(query.data, locale);
  const [restored, setRestored] = useState<number>();
  if (!query.data) return <NotRead query={query} />;
  if (versions.length === 0) return <p className="empty">{words.noVersions}</p>;
  const current = versions[0]?.version ?? 0;
  return (
    <>
      {versions.length > 1 && <Comparison key={current} document={document} locale={locale} versions={versions} />}
      <Listed versions={versions} onRestore={setRestored} />
      <Suspense>{restored !== undefined && <ChangeDialog change={restoreChange({ document, locale, words, version: restored, current })} onClose={() => { setRestored(undefined); }} />}</Suspense>
    </>
  );
}

function Comparison({ document, locale, versions }: Shown & { readonly versions: readonly ListedVersion[] }): ReactElement {
  const words = useContentWords();
  const [last, before] = versions;
  const published = versions.find(({ isPublished }) => isPublished);
  const [to, setTo] = useState(last?.version ?? 0);
  const [from, setFrom] = useState((published && published !== last ? published : before)?.version ?? to);
  return (
    <Panel title={words.compare}>
      <div className="fields compared">
        <VersionChoice label={words.compareFrom} versions={versions} value={from} onChange={setFrom} />
        <VersionChoice label={words.compareTo} versions={versions} value={to} onChange={setTo} />
      </div>
      <VersionChanges document={document} locale={locale} from={from} to={to} />
    </Panel>
  );
}

interface Choosing {
  readonly label: string;
  readonly versions: readonly ListedVersion[];
  readonly value: number;
  readonly onChange: (version: number) => void;
}

function VersionChoice({ label, versions, value, onChange }: Choosing): ReactElement {
  const words = useContentWords();
  const { moment } = useFormat();
  return (
    <label className="field">{label}<select value={value} onChange={({ target }) => { onChange(Number(target.value)); }}>
      {versions.map(({ version, savedAt, isPublished }) => <option key={version} value={version}>{`${words.version(String(version))}, ${moment(savedAt)}${isPublished ? ` (${words.states.PUBLISHED})` : ''}`}</option>)}
    </select></label>
  );
}

function Listed({ versions, onRestore }: { readonly versions: readonly ListedVersion[]; readonly onRestore: (version: number) => void }): ReactElement {
  const words = useContentWords();
  const { moment } = useFormat();
  const mayWrite = useRights()?.mayWrite === true;
  return (
    <div className="table-room is-content">
      <table className="is-stacked">
        <caption className="unseen">{words.versions}</caption>
        <thead><tr>{[words.versions, words.savedAt, words.titleField, ...(mayWrite ? [words.restore] : [])].map((name) => <th key={name} scope="col">{name === words.restore ? <span className="unseen">{name}</span> : name}</th>)}</tr></thead>
        <tbody>{versions.map(({ version, savedBy, savedAt, title, slug, isPublished }, at) => (
          <tr key={version}>
            <th scope="row">{words.version(String(version))} {at === 0 && <span className="badge is-information">{words.states.DRAFT}</span>} {isPublished && <span className="badge is-success">{words.states.PUBLISHED}</span>}</th>
            <td>{moment(savedAt)}<div className="soft">{savedBy}</div></td><td>{title}<div className="soft mono">{slug}</div></td>
            {mayWrite && <td>{at > 0 && <button type="button" className="button" aria-haspopup="dialog" onClick={() => { onRestore(version); }}>{words.restore}<span className="unseen"> {words.version(String(version))}</span></button>}</td>}
          </tr>
        ))}</tbody>
      </table>
    </div>
  );
}
