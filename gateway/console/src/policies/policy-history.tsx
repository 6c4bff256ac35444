import { type ReactElement } from 'react';
import { differences } from '../order/differences.js';
import { Panel } from '../parts/panel.js';
import { DraftChanges } from '../parts/draft-changes.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { comparedPolicy } from './compared-policy.js';
import { policyField, policyValue } from './field-names.js';
import type { Policy } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';

/** The versions of the policy, the newest first, each with what it changed of the one before. */
export function PolicyHistory({ versions }: { readonly versions: readonly Policy[] }): ReactElement {
  const { returns } = useWords();
  const words = usePolicyWords();
  const { moment } = useFormat();
  return (
    <Panel title={words.history}>
      {versions.length === 0 && <p className="soft">{words.noHistory}</p>}
      {versions.map((policy, index) => {
        const before = versions[index + 1];
        return (
          <details key={policy.version} className="fold"><summary>{words.version(String(policy.version))} <span className="soft">{policy.savedAt !== null && words.savedAt(moment(policy.savedAt))}</span></summary><div className="filters">
            {before ? <DraftChanges found={differences(comparedPolicy(before, words), comparedPolicy(policy, words))} nameOf={(path) => policyField(path, words)} valueOf={(text, field) => policyValue(text, field, { words, returns })} /> : <p className="soft">{words.firstVersion}</p>}
          </div></details>
        );
      })}
    </Panel>
  );
}
