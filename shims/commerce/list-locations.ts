import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { LOCATION_EXAMPLE } from './examples.js';
import { ListLocationsDocument } from './operations/list-locations.generated.js';
import { Address, addressJson } from './address.js';

/** 2-decisions, D: a location. */
export const Location = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(['warehouse', 'store']),
  address: Address,
  timezone: z.string().describe('IANA name: Europe/Rome.'),
  active: z.boolean(),
  fulfils_online: z.boolean().describe('Whether routing sends online orders to it.'),
  pickup: z.boolean().describe('Whether customers can collect orders there.'),
}).meta({ id: 'Location' });

const TYPE = { WAREHOUSE: 'warehouse', STORE: 'store' } as const;

/** GET /locations: warehouses and stores. */
export const listLocations = defineRoute({
  id: 'locations.list', method: 'GET', path: '/locations', scope: 'locations:read', idempotency: 'natural',
  summary: 'List locations',
  description: 'Every warehouse and store, by code.',
  failures: [],
  input: z.object({}),
  answer: z.object({ data: z.array(Location) }).meta({ id: 'Locations' }),
  operation: ListLocationsDocument,
  variables: () => ({}),
  reply: ({ locations }) => ok({ data: locations.map(({ code, name, kind, address, timeZone, active, fulfilsOnline, offersPickup }) => ({
    code, name, type: TYPE[kind], address: addressJson(address), timezone: timeZone, active, fulfils_online: fulfilsOnline, pickup: offersPickup,
  })) }),
  example: { target: '/locations', answer: { data: [LOCATION_EXAMPLE] } },
});
