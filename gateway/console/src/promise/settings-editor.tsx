import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { DraftCheck, DraftText } from '../parts/draft-fields.js';
import { useDraft } from '../parts/use-draft.js';
import { ConsoleSavePromiseSettingsDocument } from './operations/console-save-promise-settings.generated.js';
import { RuleEditor } from './rule-editor.js';
import { readPromiseRules, type PromiseRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';

/** The rest of what promises follow, as it is changed. */
export function SettingsEditor({ rules: { promiseSettings: { defaultChannel, pickup, cacheSeconds } } }: { readonly rules: PromiseRules }): ReactElement {
  const words = usePromiseWords();
  const { fields } = words;
  const { draft, change, isChanged, settle } = useDraft({ defaultChannel, pickup, cacheSeconds: String(cacheSeconds) }, words.leave);
  const input = { ...draft, cacheSeconds: Number(draft.cacheSeconds) };
  return (
    <RuleEditor title={words.ruleNames.settings} isChanged={isChanged} change={{ settings: input }} stored={{ defaultChannel, pickup, cacheSeconds }} read={async () => (await readPromiseRules()).promiseSettings} onSaved={settle} send={async ({ dryRun, ...sending }) => (await ask(ConsoleSavePromiseSettingsDocument, { input, dryRun }, sending)).savePromiseSettings}>
      <DraftText label={fields.defaultChannel} isRequired longest={60} value={draft.defaultChannel} onChange={(value) => { change({ defaultChannel: value }); }} />
      <DraftCheck label={fields.pickup} value={draft.pickup} onChange={(value) => { change({ pickup: value }); }} />
      <DraftText label={fields.cacheSeconds} type="number" most={3600} isRequired value={draft.cacheSeconds} onChange={(value) => { change({ cacheSeconds: value }); }} />
    </RuleEditor>
  );
}
