import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { ChangePersonRoleInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { formTexts } from '../parts/form-texts.js';
import { CheckedPreview } from '../parts/checked-preview.js';
import { DialogBox } from '../parts/dialog-box.js';
import { useChecked } from '../parts/use-checked.js';
import { useWords } from '../words/use-words.js';
import { ConsoleChangeRoleDocument } from './operations/console-change-role.generated.js';
import type { ConsoleMemberFragment } from './operations/console-member.generated.js';
import { roleChanges } from './role-changes.js';
import { RoleFields, rolesIn } from './role-fields.js';
import type { Roles } from './role-text.js';
import { useMyRole } from './use-my-role.js';
import { usePeopleWords } from './use-people-words.js';

/** Changes what somebody may do, once it was seen which permissions come and go. */
export function RoleDialog({ person, onClose }: { readonly person: ConsoleMemberFragment; readonly onClose: () => void }): ReactElement {
  const words = usePeopleWords();
  const { actions } = useWords();
  const [isAsking, setIsAsking] = useState(true);
  const mayGiveOwner = useMyRole() === 'OWNER';
  const checked = useChecked(async (input: ChangePersonRoleInput, { dryRun }) => (await ask(ConsoleChangeRoleDocument, { input, dryRun })).changePersonRole, onClose);
  const { input, check } = checked;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsAsking(false);
    check.mutate({ id: person.id, ...rolesIn(formTexts(event.currentTarget)) });
  };
  const before = rolesOf(person);
  return (
    <DialogBox title={`${words.changeRole}: ${person.name}`} onClose={onClose} isWide>
      {isAsking ? (
        <form onSubmit={submit}>
          <RoleFields value={input ? { role: input.role ?? before.role, moduleRoles: { ...before.moduleRoles, ...rolesIn({ role: 'MEMBER', ...textsOf(input) }).moduleRoles } } : before} mayGiveOwner={mayGiveOwner} />
          <button type="submit" className="button is-main">{actions.check}</button>
        </form>
      ) : <CheckedPreview checked={checked} found={check.data && roleChanges(before, rolesOf(check.data), { words, actions })} onChange={() => { setIsAsking(true); }} />}
    </DialogBox>
  );
}

const rolesOf = ({ companyRole: role, moduleRoles }: ConsoleMemberFragment): Roles => ({ role, moduleRoles });

const textsOf = ({ moduleRoles }: ChangePersonRoleInput): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(moduleRoles ?? {}).flatMap(([module, role]) => (role === null || role === undefined ? [] : [[module, role]])));
