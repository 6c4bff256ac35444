import { z } from 'zod';
import type { ConnectionCaller } from '#kit/access/connection-access.js';

const Mappings = z.array(z.object({ value: z.string(), code: z.string() })).default([]);

const Settings = z.object({
  orderStates: Mappings, returnStates: Mappings, returnReasons: Mappings, countries: Mappings,
  ordersPerCall: z.int().default(500), labelsEnabled: z.boolean().default(false),
});

/** The merchant's settings of a warehouse on this interface. */
export type WmsXmlSettings = z.output<typeof Settings>;

/** The settings of the calling connection, defaults filled in. */
export const settingsOf = ({ connection }: ConnectionCaller): WmsXmlSettings => Settings.parse(connection.settings ?? {});
