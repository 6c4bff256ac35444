import { useState, type ReactElement, type SubmitEvent } from 'react';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import { ask } from '../graph/ask.js';
import type { Difference } from '../order/differences.js';
import { CheckedPreview } from '../parts/checked-preview.js';
import { DialogBox } from '../parts/dialog-box.js';
import { useChecked } from '../parts/use-checked.js';
import { useFormat, type Format } from '../words/use-format.js';
import type { PeopleWords } from '../words/people-words.js';
import { useWords } from '../words/use-words.js';
import type { ConsoleAccessQuery } from './operations/console-access.generated.js';
import { ConsoleCreateServiceTokenDocument } from './operations/console-create-service-token.generated.js';
import { ConsoleCreateTokenDocument, type ConsoleCreateTokenMutation } from './operations/console-create-token.generated.js';
import type { ConsoleTokenFragment } from './operations/console-token.generated.js';
import { SecretDialog } from './secret-dialog.js';
import { usePeopleWords } from './use-people-words.js';

const LIFETIMES = ['7', '30', '90', '365'] as const;

interface Creating {
  readonly me: NonNullable<ConsoleAccessQuery['me']>;
  readonly mayManage: boolean;
  readonly onClose: () => void;
}

interface TokenWanted {
  readonly isService: boolean;
  readonly name: string;
  readonly expiresInDays: number | null;
  readonly permissions: readonly Permission[];
}

/** Makes a token with the least that does the work, and shows it this once. */
export function TokenDialog({ me, mayManage, onClose }: Creating): ReactElement {
  const words = usePeopleWords();
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(true);
  const [made, setMade] = useState<ConsoleCreateTokenMutation['createToken']>();
  const checked = useChecked(send, setMade);
  const { input, check: { data, mutate } } = checked;
  if (made) return <SecretDialog title={`${words.token}: ${made.staffToken.name}`} name={words.token} secret={made.token} advice={words.tokenShownOnce} onClose={onClose} />;
  return (
    <DialogBox title={words.createToken} onClose={onClose} isWide>
      {isAsking
        ? <TokenForm me={me} mayManage={mayManage} input={input} onAnswer={(wanted) => { setIsAsking(false); mutate(wanted); }} />
        : <CheckedPreview checked={checked} found={data && factsOf(data.staffToken, words, format)} onChange={() => { setIsAsking(true); }} />}
    </DialogBox>
  );
}

/** What a token would be. */
function factsOf({ name, person, permissions, expiresAt }: ConsoleTokenFragment, words: PeopleWords, { moment }: Format): readonly Difference[] {
  const meanings = permissions === null ? [words.allOfPerson] : ALL_PERMISSIONS.filter((one) => permissions.includes(one)).map((one) => words.meanings[one]);
  const facts = [[words.purpose, name], [words.tokenOwner, person?.name ?? words.ofCompany], [words.mayDo, meanings.join('; ')], [words.expires, expiresAt === null ? words.forever : moment(expiresAt)]] as const;
  return facts.map(([fact, after]) => ({ path: [fact], before: undefined, after }));
}

async function send({ isService, permissions, ...wanted }: TokenWanted, { dryRun }: { readonly dryRun: boolean }): Promise<ConsoleCreateTokenMutation['createToken']> {
  if (isService) return (await ask(ConsoleCreateServiceTokenDocument, { input: { ...wanted, permissions }, dryRun })).createServiceToken;
  return (await ask(ConsoleCreateTokenDocument, { input: { ...wanted, ...(permissions.length > 0 && { permissions }) }, dryRun })).createToken;
}

interface Asking extends Pick<Creating, 'mayManage' | 'me'> {
  readonly input: TokenWanted | undefined;
  readonly onAnswer: (wanted: TokenWanted) => void;
}

function TokenForm({ me, mayManage, input, onAnswer }: Asking): ReactElement {
  const words = usePeopleWords();
  const { actions } = useWords();
  const [isService, setIsService] = useState(input?.isService ?? false);
  const offered = ALL_PERMISSIONS.filter((one) => me.permissions.includes(one) && !(isService && one === 'company.manage'));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [name, days] = [data.get('name'), data.get('days')];
    onAnswer({ isService, name: typeof name === 'string' ? name.trim() : '', expiresInDays: typeof days === 'string' && days !== '' ? Number(days) : null, permissions: offered.filter((one) => data.getAll('permission').includes(one)) });
  };
  return (
    <form onSubmit={submit}>
      {mayManage && (
        <fieldset className="choices"><legend>{words.tokenFor}</legend>
          <label><input type="radio" name="for" checked={!isService} onChange={() => { setIsService(false); }} /> {words.forYourself}</label>
          <label><input type="radio" name="for" checked={isService} onChange={() => { setIsService(true); }} /> {words.forProgram}</label>
        </fieldset>
      )}
      <div className="fields">
        <label className="field">{words.purpose}<input name="name" required maxLength={120} defaultValue={input?.name} autoComplete="off" /></label>
        <label className="field">{words.expires}<select name="days" defaultValue={input ? String(input.expiresInDays ?? '') : '90'}>{LIFETIMES.map((days) => <option key={days} value={days}>{words.forDays(days)}</option>)}{me.companyRole === 'OWNER' && <option value="">{words.forever}</option>}</select></label>
      </div>
      <fieldset className="choices is-list"><legend>{words.mayDo}</legend>
        <p className="soft">{words.limitHint}</p>
        {offered.map((one) => <label key={one}><input type="checkbox" name="permission" value={one} defaultChecked={input?.permissions.includes(one)} /> <span>{words.meanings[one]} <span className="mono soft">{one}</span></span></label>)}
      </fieldset>
      <button type="submit" className="button is-main">{actions.check}</button>
    </form>
  );
}
