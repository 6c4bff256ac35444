import { useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../graph/ask.js';
import type { CodeChange } from './code-change.js';
import { ConsoleMapCodesDocument } from './operations/console-map-codes.generated.js';
import { ConsoleReprocessDocument, type ConsoleReprocessMutation } from './operations/console-reprocess.generated.js';

/** What became, or would become, of events that came earlier. */
export type Reprocessed = ConsoleReprocessMutation['reprocessTrackingEvents'];

/** How far a change is: from `reading` on the map is saved, whatever becomes of the events. */
export type MappingPhase = 'done' | 'failed' | 'preview' | 'reading' | 'saving' | 'stopped';

/** A change of a map on its way. */
export interface Mapping {
  /** What the change would do, by a dry run; not asked where the person may not. */
  readonly preview: UseQueryResult<Reprocessed>;
  /** Saves the map and, if asked to, reads earlier events anew. */
  readonly save: UseMutationResult<void, Error, boolean>;
  readonly phase: MappingPhase;
  readonly done: Reprocessed;
  readonly stop: () => void;
}

interface Asked {
  readonly connectionId: string;
  readonly changes: readonly CodeChange[];
  readonly mayRead: boolean;
}

const NOTHING: Reprocessed = { events: 0, hasMore: true, shipments: [] };

/** Change what codes mean: seen by a dry run first, then saved, then events that came earlier are read anew, 2,000 at a time. Each slice has a key of its own, so that one whose answer was lost is not done twice. */
export function useMapCodes({ connectionId, changes, mayRead }: Asked): Mapping {
  const client = useQueryClient();
  const codes = changes.map(({ code, status }) => ({ code, status }));
  const [isSaved, setIsSaved] = useState(false);
  const [done, setDone] = useState(NOTHING);
  const [isStopped, setIsStopped] = useState(false);
  const [isEnding, key] = [useRef(false), useRef(crypto.randomUUID())];
  useEffect(() => { isEnding.current = false; return () => { isEnding.current = true; }; }, [isEnding]);
  const preview = useQuery({ queryKey: ['mapping', connectionId, changes], enabled: mayRead, gcTime: 0, staleTime: Infinity, queryFn: async () => (await ask(ConsoleReprocessDocument, { input: { connectionId, codes }, dryRun: true })).reprocessTrackingEvents });
  const readAnew = async (): Promise<void> => {
    let hasMore = true;
    while (hasMore && !isEnding.current) {
      const { reprocessTrackingEvents: slice } = await ask(ConsoleReprocessDocument, { input: { connectionId, codes }, dryRun: false }, { key: key.current });
      key.current = crypto.randomUUID();
      setDone((before) => ({ events: before.events + slice.events, hasMore: slice.hasMore, shipments: [...before.shipments, ...slice.shipments] }));
      ({ hasMore } = slice);
    }
    setIsStopped(hasMore);
  };
  const save = useMutation({
    mutationFn: async (isReading: boolean) => {
      isEnding.current = false;
      setIsStopped(false);
      if (!isSaved) await ask(ConsoleMapCodesDocument, { input: { id: connectionId, carrier: { codes: [...changes] } } });
      setIsSaved(true);
      if (isReading) await readAnew();
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'mapping' }),
  });
  return { preview, save, done, phase: phaseOf({ isSaved, isStopped, isPending: save.isPending, hasFailed: save.error !== null }), stop: () => { isEnding.current = true; } };
}

function phaseOf({ isSaved, isStopped, isPending, hasFailed }: Readonly<Record<'hasFailed' | 'isPending' | 'isSaved' | 'isStopped', boolean>>): MappingPhase {
  if (isPending) return isSaved ? 'reading' : 'saving';
  if (!isSaved) return 'preview';
  if (hasFailed) return 'failed';
  return isStopped ? 'stopped' : 'done';
}
