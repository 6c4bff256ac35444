import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { comparedCalendar } from './calendar-draft.js';
import { fieldName, fieldValue } from './field-names.js';
import { ConsoleRemoveCalendarDocument } from './operations/console-remove-calendar.generated.js';
import { readCalendar, type LocationRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';

const SaveDialog = lazy(() => import('../parts/save-dialog.js').then(({ SaveDialog: component }) => ({ default: component })));

/** Gives a location the usual calendar again, once it was seen what that changes. */
export function UsualCalendar({ location: { code, calendar }, onSaved }: { readonly location: LocationRules; readonly onSaved: () => void }): ReactElement {
  const words = usePromiseWords();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => { setIsOpen(false); };
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setIsOpen(true); }}>{words.backToUsual}</button>
      <Suspense>{isOpen && (
        <SaveDialog title={words.backToUsual} stored={comparedCalendar(calendar)} read={async () => comparedCalendar(await readCalendar(code) ?? calendar)} saveLabel={words.save} nameOf={(path) => fieldName(path, words)} valueOf={(text, field) => fieldValue(text, field, words)} onClose={close} onSaved={() => { close(); onSaved(); }}
          send={async ({ dryRun, ...sending }) => comparedCalendar((await ask(ConsoleRemoveCalendarDocument, { location: code, dryRun }, sending)).removeLocationCalendar.calendar)} />
      )}</Suspense>
    </>
  );
}
