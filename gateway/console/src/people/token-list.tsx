import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { useFormat } from '../words/use-format.js';
import { ConfirmButton } from './confirm-button.js';
import { ConsoleRevokeTokenDocument } from './operations/console-revoke-token.generated.js';
import type { ConsoleTokenFragment } from './operations/console-token.generated.js';
import { usePeopleWords } from './use-people-words.js';

/** Tokens with what they may do and when they end, each to be revoked. */
export function TokenList({ tokens, isOfAll }: { readonly tokens: readonly ConsoleTokenFragment[]; readonly isOfAll: boolean }): ReactElement {
  return <ul className="events">{tokens.map((token) => <Token key={token.id} token={token} isOfAll={isOfAll} />)}</ul>;
}

function Token({ token, isOfAll }: { readonly token: ConsoleTokenFragment; readonly isOfAll: boolean }): ReactElement {
  const words = usePeopleWords();
  const { moment } = useFormat();
  const { id, name, prefix, permissions, createdAt, expiresAt, lastUsedAt, expired, person } = token;
  return (
    <li className="people-row">
      <div>
        <strong>{name}</strong> <span className="mono soft">{prefix}…</span>{expired && <> <span className="badge is-warning">{words.expired}</span></>}
        {isOfAll && <div>{words.tokenOwner}: {person?.name ?? words.ofCompany}</div>}
        <div className="soft">{words.mayDo}: {permissions === null ? words.allOfPerson : permissions.join(', ')}</div>
        <div className="soft">{words.created} {moment(createdAt)} · {words.lastUsed} {lastUsedAt === null ? words.never : moment(lastUsedAt)} · {words.expires} {expiresAt === null ? words.forever : moment(expiresAt)}</div>
      </div>
      <ConfirmButton change={{ name: 'revokeToken', about: name, found: [{ path: [words.token], before: `${name} (${prefix}…)`, after: undefined }], send: async (dryRun) => { await ask(ConsoleRevokeTokenDocument, { id, dryRun }); return null; } }} />
    </li>
  );
}
