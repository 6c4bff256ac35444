import { ask } from '../graph/ask.js';
import type { ChangeName } from '../words/integration-words.js';
import { ConsoleActivateConnectionDocument } from './operations/console-activate-connection.generated.js';
import type { ConsoleCredentialsFragment } from './operations/console-credentials.generated.js';
import { ConsoleDeleteConnectionDocument } from './operations/console-delete-connection.generated.js';
import { ConsolePauseConnectionDocument } from './operations/console-pause-connection.generated.js';
import { ConsoleRegenerateSigningSecretDocument } from './operations/console-regenerate-signing-secret.generated.js';
import { ConsoleRotateConnectionDocument } from './operations/console-rotate-connection.generated.js';
import type { Connection } from './use-connection.js';

/** Something that is done with a connection once it was confirmed. */
export interface Change {
  readonly name: ChangeName;
  /** Answers the new credentials, where there are some. */
  readonly send: () => Promise<ConsoleCredentialsFragment | null>;
  /** Whether the connection is gone afterwards. */
  readonly isEnd?: true;
}

/** What can be done with a connection in its state. */
export function connectionChanges({ id, kind, status }: Pick<Connection, 'id' | 'kind' | 'status'>): readonly Change[] {
  return [
    ...(status === 'ACTIVE' ? [pause(id)] : [activate(id)]),
    { name: 'rotate', send: async () => (await ask(ConsoleRotateConnectionDocument, { id })).rotateConnection },
    ...(kind === 'COLLECTOR' ? [renewSecret(id)] : []),
    { name: 'delete', isEnd: true, send: async () => { await ask(ConsoleDeleteConnectionDocument, { id }); return null; } },
  ];
}

const activate = (id: string): Change => ({ name: 'activate', send: async () => { await ask(ConsoleActivateConnectionDocument, { id }); return null; } });

const pause = (id: string): Change => ({ name: 'pause', send: async () => { await ask(ConsolePauseConnectionDocument, { id }); return null; } });

const renewSecret = (id: string): Change => ({ name: 'renewSecret', send: async () => (await ask(ConsoleRegenerateSigningSecretDocument, { id })).regenerateSigningSecret });
