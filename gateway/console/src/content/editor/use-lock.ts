import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../graph/ask.js';
import { GraphFailure } from '../../graph/graph-failure.js';
import type { Text } from '../document.js';
import { ConsoleLockDocumentDocument } from '../operations/console-lock-document.generated.js';
import { ConsoleTakeOverLockDocument } from '../operations/console-take-over-lock.generated.js';
import { ConsoleUnlockDocumentDocument } from '../operations/console-unlock-document.generated.js';

/** Somebody else who edits a text. */
export interface Holder {
  readonly by: string;
  readonly until: string;
}

/** Whether somebody else edits a text, and how to take it over. */
export interface Locking {
  readonly holder: Holder | undefined;
  readonly takeOver: () => void;
  readonly isTaking: boolean;
  readonly error: Error | null;
}

interface Locked {
  readonly id: number;
  readonly locale: string;
  /** As the document was read. */
  readonly known: Text['lock'] | undefined;
  /** Whether something was typed that is not saved. */
  readonly isEdited: boolean;
}

/** A lock ends after five minutes unless it is renewed. */
const RENEW_MILLISECONDS = 60_000;

/** Hold the lock of a text while something of it is not saved; who holds it otherwise is said. */
export function useLock({ id, locale, known, isEdited }: Locked): Locking {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Holder>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(ConsoleTakeOverLockDocument, { input: { id, locale } }),
    onSuccess: async () => {
      setRefused(undefined);
      await client.invalidateQueries({ queryKey: ['content'] });
    },
  });
  useEffect(() => {
    if (!isEdited) return undefined;
    const lock = (): void => {
      ask(ConsoleLockDocumentDocument, { input: { id, locale } }).then(() => { setRefused(undefined); }, (failure: unknown) => { setRefused(holderIn(failure)); });
    };
    lock();
    const timer = setInterval(lock, RENEW_MILLISECONDS);
    return () => {
      clearInterval(timer);
      ask(ConsoleUnlockDocumentDocument, { input: { id, locale } }).catch(() => undefined); // it ends by itself
    };
  }, [id, locale, isEdited]);
  return { holder: refused ?? (known && !known.isOwn && !isEdited ? known : undefined), takeOver: () => { mutate(); }, isTaking: isPending, error };
}

/** Who holds the lock that something was refused for. */
export function holderIn(failure: unknown): Holder | undefined {
  if (!(failure instanceof GraphFailure) || failure.code !== 'CONFLICT') return undefined;
  const { lockedBy: by, until } = failure.details;
  return typeof by === 'string' && typeof until === 'string' ? { by, until } : undefined;
}
