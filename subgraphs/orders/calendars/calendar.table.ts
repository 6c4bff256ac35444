import { code, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ShippingType } from '../routing/shipping-type.js';

/** Calendars of locations that have one of their own; lists are JSON. */
export const LOCATION_CALENDAR = {
  name: 'location_calendar',
  columns: {
    company_id: int, location_id: uuid, working_days: text, holidays: nullable(text), closures: text, preparation_days: int, methods: text, opening_hours: text, pickup_minutes: int,
  },
  primaryKey: ['company_id', 'location_id'],
} satisfies TableDefinition;

/** What is read of {@link LOCATION_CALENDAR}. */
export const LOCATION_CALENDAR_ROW = selection(LOCATION_CALENDAR.columns, 'company_id');

/** A row of {@link LOCATION_CALENDAR_ROW}. */
export type LocationCalendarRow = SelectedRow<typeof LOCATION_CALENDAR_ROW>;

/** Transit times of carriers. */
export const TRANSIT_TIME = {
  name: 'transit_time',
  columns: {
    company_id: int, id: uuid, carrier_code: nullable(code(30)), shipping_type: code<ShippingType>(20), country_code: code(2), postcode_prefix: nullable(code(12)), min_days: int, max_days: int,
  },
  primaryKey: ['company_id', 'id'],
} satisfies TableDefinition;

/** What is read of {@link TRANSIT_TIME}. */
export const TRANSIT_TIME_ROW = selection(TRANSIT_TIME.columns, 'company_id');

/** A row of {@link TRANSIT_TIME_ROW}. */
export type TransitTimeRow = SelectedRow<typeof TRANSIT_TIME_ROW>;

/** The merchant's service policies; lists are JSON, an empty condition matches every order. */
export const SERVICE_POLICY = {
  name: 'service_policy',
  columns: {
    company_id: int, id: uuid, name: code(120), priority: int, countries: nullable(text), postcode_prefixes: nullable(text), channels: nullable(text), tags: nullable(text),
    shipping_type: nullable(code<ShippingType>(20)), extra_days: int, buffer_days: int,
  },
  primaryKey: ['company_id', 'id'],
} satisfies TableDefinition;

/** What is read of {@link SERVICE_POLICY}. */
export const SERVICE_POLICY_ROW = selection(SERVICE_POLICY.columns, 'company_id');

/** A row of {@link SERVICE_POLICY_ROW}. */
export type ServicePolicyRow = SelectedRow<typeof SERVICE_POLICY_ROW>;
