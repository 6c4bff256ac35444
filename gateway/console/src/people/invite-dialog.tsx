import { useState, type ReactElement, type SubmitEvent } from 'react';
import { LANGUAGES } from '#contract/languages.js';
import type { AddPersonInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { ChoiceField } from '../parts/fields.js';
import { formTexts } from '../parts/form-texts.js';
import { CheckedPreview } from '../parts/checked-preview.js';
import { DialogBox } from '../parts/dialog-box.js';
import { useChecked } from '../parts/use-checked.js';
import { LANGUAGE_NAMES } from '../words/language-names.js';
import { useLanguage, useWords } from '../words/use-words.js';
import { ConsoleAddPersonDocument } from './operations/console-add-person.generated.js';
import { ConsoleInviteDocument } from './operations/console-invite.generated.js';
import { roleChanges } from './role-changes.js';
import { NEW_MEMBER, RoleFields, rolesIn } from './role-fields.js';
import { SecretDialog } from './secret-dialog.js';
import { useMyRole } from './use-my-role.js';
import { usePeopleWords } from './use-people-words.js';

/** Somebody new: the address and the roles that are asked for, by mail in a language, or without one by a password. */
interface Newcomer extends Pick<AddPersonInput, 'email' | 'moduleRoles' | 'name' | 'role'> {
  readonly language: string | undefined;
}

/** Somebody with the password that is shown this once; an invitation has none. */
interface Added {
  readonly email: string;
  readonly password: string | null;
  readonly moduleRoles: typeof NEW_MEMBER.moduleRoles;
}

/** Invites somebody by mail, or adds them with a one-time password, once it was seen what they may do. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const words = usePeopleWords();
  const { actions } = useWords();
  const [isAsking, setIsAsking] = useState(true);
  const [made, setMade] = useState<Added>();
  const checked = useChecked(send, (added) => {
    if (added.password === null) onClose();
    else setMade(added);
  });
  const { input, check } = checked;
  if (made?.password != null) return <SecretDialog title={`${words.oneTimePassword}: ${made.email}`} name={words.oneTimePassword} secret={made.password} advice={words.passwordShownOnce} onClose={onClose} />;
  return (
    <DialogBox title={words.invite} onClose={onClose} isWide>
      {isAsking
        ? <NewcomerForm input={input} onAnswer={(newcomer) => { setIsAsking(false); check.mutate(newcomer); }} />
        : <CheckedPreview checked={checked} found={check.data && input && [{ path: [words.email], before: undefined, after: check.data.email }, ...roleChanges(undefined, { role: input.role, moduleRoles: check.data.moduleRoles }, { words, actions })]} onChange={() => { setIsAsking(true); }} />}
    </DialogBox>
  );
}

async function send({ language, ...person }: Newcomer, { dryRun }: { readonly dryRun: boolean }): Promise<Added> {
  if (language === undefined) {
    const { addPerson: { person: { email, moduleRoles }, oneTimePassword: password } } = await ask(ConsoleAddPersonDocument, { input: person, dryRun });
    return { email, moduleRoles, password };
  }
  const { invitePerson: { email, moduleRoles } } = await ask(ConsoleInviteDocument, { input: { ...person, language }, dryRun });
  return { email, moduleRoles, password: null };
}

function NewcomerForm({ input, onAnswer }: { readonly input: Newcomer | undefined; readonly onAnswer: (newcomer: Newcomer) => void }): ReactElement {
  const words = usePeopleWords();
  const { actions } = useWords();
  const own = useLanguage();
  const { email: address, name: called, language: chosen = own } = input ?? {};
  const [isMailed, setIsMailed] = useState(input === undefined || input.language !== undefined);
  const mayGiveOwner = useMyRole() === 'OWNER';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { email = '', name = '', language, ...texts } = formTexts(event.currentTarget);
    onAnswer({ email, name, ...rolesIn(texts), language });
  };
  return (
    <form onSubmit={submit}>
      <fieldset className="choices is-list"><legend>{words.how}</legend>
        <label><input type="radio" name="how" checked={isMailed} onChange={() => { setIsMailed(true); }} /> {words.byMail}</label>
        <label><input type="radio" name="how" checked={!isMailed} onChange={() => { setIsMailed(false); }} /> {words.byPassword}</label>
      </fieldset>
      <p className="soft">{isMailed ? words.byMailAdvice : words.byPasswordAdvice}</p>
      <div className="fields">
        <label className="field">{words.email}<input type="email" name="email" required maxLength={254} defaultValue={address} autoComplete="off" /></label>
        <label className="field">{words.name}<input name="name" required maxLength={120} defaultValue={called} autoComplete="off" /></label>
        {isMailed && <ChoiceField name="language" label={words.language} value={chosen} options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])} />}
      </div>
      <RoleFields value={input ? { role: input.role, moduleRoles: { ...NEW_MEMBER.moduleRoles, ...rolesGiven(input) } } : NEW_MEMBER} mayGiveOwner={mayGiveOwner} />
      <button type="submit" className="button is-main">{actions.check}</button>
    </form>
  );
}

/** The roles in modules that were answered before. */
const rolesGiven = ({ moduleRoles }: Newcomer): Partial<typeof NEW_MEMBER.moduleRoles> =>
  Object.fromEntries(Object.entries(moduleRoles ?? {}).flatMap(([module, role]) => (role === null || role === undefined ? [] : [[module, role]])));
