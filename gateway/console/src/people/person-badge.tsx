import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import type { ConsoleMemberFragment } from './operations/console-member.generated.js';
import { usePeopleWords } from './use-people-words.js';

/** Whether somebody may sign in. */
export function PersonBadge({ deactivatedAt }: Pick<ConsoleMemberFragment, 'deactivatedAt'>): ReactElement {
  const words = usePeopleWords();
  return deactivatedAt === null ? <span className="badge is-success">{words.active}</span> : <span className="badge">{words.deactivated}</span>;
}

/** Until when a one-time password is valid; nothing where there is none. */
export function OneTimeHint({ oneTimePasswordExpiresAt: until }: Pick<ConsoleMemberFragment, 'oneTimePasswordExpiresAt'>): ReactElement | null {
  const words = usePeopleWords();
  const { moment } = useFormat();
  return until === null ? null : <div className="soft">{words.oneTimeUntil} {moment(until)}</div>;
}
