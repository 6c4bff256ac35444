import { ask } from '../graph/ask.js';
import type { PeopleWords } from '../words/people-words.js';
import type { Confirmed } from './confirmed.js';
import { ConsoleDeactivatePersonDocument } from './operations/console-deactivate-person.generated.js';
import { ConsoleEndPersonSessionsDocument } from './operations/console-end-person-sessions.generated.js';
import type { ConsoleMemberFragment } from './operations/console-member.generated.js';
import { ConsoleReactivatePersonDocument } from './operations/console-reactivate-person.generated.js';
import { ConsoleRemovePersonDocument } from './operations/console-remove-person.generated.js';
import { ConsoleResetPasswordDocument } from './operations/console-reset-password.generated.js';

interface About {
  readonly person: ConsoleMemberFragment;
  /** Whether the company has no other active owner. */
  readonly isLastOwner: boolean;
  /** Whether they work for no other company. */
  readonly isHereAlone: boolean;
}

/** What can be done with a person, beside another role: nothing that the graph would refuse for what the page knows. */
export function personChanges({ person, person: { deactivatedAt }, isLastOwner, isHereAlone }: About, words: PeopleWords): readonly Confirmed[] {
  const isActive = deactivatedAt === null;
  return [
    ...(isActive && isHereAlone ? [resetting(person, words)] : []),
    ...(isHereAlone ? [signingOut(person, words)] : []),
    ...(isActive ? isLastOwner ? [] : [suspending(person, words)] : [reactivating(person, words)]),
    ...(isLastOwner ? [] : [removing(person, words)]),
  ];
}

const resetting = ({ id, name }: ConsoleMemberFragment, words: PeopleWords): Confirmed => ({
  name: 'reset', about: name, found: [{ path: [words.oneTimePassword], before: undefined, after: '••••••••' }], send: async (dryRun) => {
    const { resetPassword: { oneTimePassword } } = await ask(ConsoleResetPasswordDocument, { id, dryRun });
    return oneTimePassword;
  },
});

const signingOut = ({ id, name }: ConsoleMemberFragment, words: PeopleWords): Confirmed => ({
  name: 'signOut', about: name, found: [{ path: [words.sessions], before: words.active, after: undefined }, { path: [words.apps], before: words.active, after: undefined }],
  send: async (dryRun) => { await ask(ConsoleEndPersonSessionsDocument, { id, dryRun }); return null; },
});

const suspending = ({ id, name }: ConsoleMemberFragment, words: PeopleWords): Confirmed => ({
  name: 'deactivate', about: name, found: [{ path: [words.state], before: words.active, after: words.deactivated }], send: async (dryRun) => { await ask(ConsoleDeactivatePersonDocument, { id, dryRun }); return null; },
});

const reactivating = ({ id, name }: ConsoleMemberFragment, words: PeopleWords): Confirmed => ({
  name: 'reactivate', about: name, found: [{ path: [words.state], before: words.deactivated, after: words.active }], send: async (dryRun) => { await ask(ConsoleReactivatePersonDocument, { id, dryRun }); return null; },
});

const removing = ({ id, name, email, companyRole }: ConsoleMemberFragment, words: PeopleWords): Confirmed => ({
  name: 'remove', about: name, isEnd: true, found: [{ path: [email], before: words.roles[companyRole], after: undefined }], send: async (dryRun) => { await ask(ConsoleRemovePersonDocument, { id, dryRun }); return null; },
});
