import { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import { timeZoneOf, type AssistantUser } from '#mcp/assistant-user.js';
import { LocalTime, localTime } from '#mcp/local-time.js';

/** Where the active company works and what time it is there; null without an active company. */
export const ActivePlace = { time_zone: z.string().nullable(), local_time: LocalTime.nullable(), weekday: z.string().nullable() };

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The fields of {@link ActivePlace}: the context of programs has none of them (document 3, M). */
export function activePlace({ companies, activeCompanyId }: AssistantUser, nowIn: (companyId: number) => Instant): { time_zone: string | null; local_time: string | null; weekday: string | null } {
  const active = companies.find(({ id }) => id === activeCompanyId);
  if (!active) return { time_zone: null, local_time: null, weekday: null };
  const timeZone = timeZoneOf(active);
  const time = localTime(nowIn(active.id), timeZone);
  return { time_zone: timeZone, local_time: time, weekday: WEEKDAYS[new Date(time.slice(0, 'YYYY-MM-DD'.length)).getUTCDay()] ?? null };
}
