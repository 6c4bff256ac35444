import { z } from 'zod';
import { LABEL_MAKERS, LocationAnswer, LocationDetailsAnswer } from '../answers/location.js';
import { command } from '../command.js';
import { CreateLocationDocument } from '../operations/create-location.generated.js';
import { CompanyLocationsDocument } from '../operations/company-locations.generated.js';
import { ShowCompanyDocument } from '../operations/show-company.generated.js';
import { UpdateLocationDocument } from '../operations/update-location.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';
import { ADDRESS_OPTIONS, addressIn } from './location-address.js';
import { findLocation, LOCATION_NAMED, readLocation } from './find-location.js';

const ASKS = ['orders'] as const;
const YES_NO = ['yes', 'no'] as const;

/** Lists the locations of a company. */
export const listLocations = command({
  words: 'location list', asks: ASKS,
  help: 'List the warehouses and stores of the company, by code.',
  options: {},
  answers: z.array(LocationAnswer),
  run: async ({ ask }) => (await ask(CompanyLocationsDocument, {})).locations,
  shown: (locations) => locations.map(({ active, fulfilsOnline, offersPickup, ...location }) => ({ ...location, active: said(active), online: said(fulfilsOnline), pickup: said(offersPickup) })),
});

const said = (is: boolean): string => (is ? 'yes' : 'no');

/** Shows a location. */
export const showLocation = command({
  words: 'location show', subject: LOCATION_NAMED, asks: ASKS,
  help: 'Show a location with its address and working days.',
  options: {},
  answers: LocationDetailsAnswer,
  run: readLocation,
  shown: ({ address: { countryCode: _, ...address }, calendar, ...location }) => ({ ...location, ...address, ...calendar }),
});

const CHANGES = {
  name: { value: 'NAME', help: 'Its name.' },
  'time-zone': { value: 'ZONE', help: 'Its IANA time zone, as in Europe/Rome.' },
  'stock-codes': { value: 'CODES', help: 'The codes its warehouse system uses for it in reports of stock, separated by commas; its own code by default.' },
  'labels-by': { value: 'WHO', help: 'Who makes its parcel labels: its own system by default.', choices: LABEL_MAKERS },
  online: { value: 'YES', help: 'Whether online orders are sent there.', choices: YES_NO },
  pickup: { value: 'YES', help: 'Whether customers can collect orders there.', choices: YES_NO },
  ...ADDRESS_OPTIONS,
} as const;

/** Creates a location. */
export const createLocation = command({
  words: 'location create',
  asks: ['identity', 'orders'], // whether there is such a company is known to identity alone
  help: 'Make a warehouse or store. It is active at once: stock that is reported there is offered.',
  options: {
    code: { value: 'CODE', help: 'Its code, which people and other systems use.', required: true },
    ...CHANGES, name: { ...CHANGES.name, required: true }, 'time-zone': { ...CHANGES['time-zone'], required: true },
    country: { value: 'CC', help: 'ISO 3166-1 alpha-2 code of its country.', required: true },
    kind: { value: 'KIND', help: 'What it is, a warehouse by default.', choices: ['WAREHOUSE', 'STORE'] },
  },
  examples: ['location create --code NORTH --name "North warehouse" --country IT --time-zone Europe/Rome --city Torino'],
  answers: LocationAnswer,
  run: async ({ ask }, { options }) => {
    await ask(ShowCompanyDocument, {});
    const { code = '', name = '', country = '', 'time-zone': timeZone = '', kind } = options;
    const address = addressIn(options);
    const input = { code, name, countryCode: country.toUpperCase(), timeZone, kind: kind === 'STORE' ? kind : 'WAREHOUSE', ...changesIn(options), ...(address && { address: { countryCode: country.toUpperCase(), ...address } }) } as const;
    return (await ask(CreateLocationDocument, { input })).createLocation;
  },
});

/** Changes a location. */
export const updateLocation = command({
  words: 'location update', subject: LOCATION_NAMED, asks: ASKS,
  help: 'Change a location; what is not named stays.',
  options: { 'new-code': { value: 'CODE', help: 'Another code for it.' }, ...CHANGES },
  answers: LocationAnswer,
  run: async (session, typed) => {
    const { options, options: { 'new-code': newCode, name, 'time-zone': timeZone } } = typed;
    const { code, address: before } = await readLocation(session, typed);
    const address = addressIn(options);
    const changes = { ...(newCode !== undefined && { newCode }), ...(name !== undefined && { name }), ...(timeZone !== undefined && { timeZone }), ...changesIn(options), ...(address && { address: { ...before, ...address } }) };
    if (Object.keys(changes).length === 0) throw new WrongUsage('There is nothing to change: name an option');
    return (await session.ask(UpdateLocationDocument, { input: { code, ...changes } })).updateLocation;
  },
});

/** What both a new location and a change of one have. */
const changesIn = ({ 'stock-codes': stockCodes, 'labels-by': labelsBy, online, pickup }: Readonly<Record<string, string>>) => ({
  ...(stockCodes !== undefined && { stockLocationCodes: commaSeparated(stockCodes) }), ...(labelsBy !== undefined && { labelsBy: LABEL_MAKERS.find((known) => known === labelsBy) ?? null }),
  ...(online !== undefined && { fulfilsOnline: online === 'yes' }), ...(pickup !== undefined && { offersPickup: pickup === 'yes' }),
});

/** Opens a location again. */
export const activateLocation = command({
  words: 'location activate', subject: LOCATION_NAMED, asks: ASKS,
  help: 'Offer the stock of a location again, and send orders there.',
  options: {},
  answers: LocationAnswer,
  run: async (session, { subject }) => (await session.ask(UpdateLocationDocument, { input: { code: (await findLocation(session, subject)).code, active: true } })).updateLocation,
});

/** Closes a location. */
export const deactivateLocation = command({
  words: 'location deactivate', subject: LOCATION_NAMED, asks: ASKS,
  help: 'Offer the stock of a location no more and send no orders there; those it has stay with it.',
  options: {},
  answers: LocationAnswer,
  run: async (session, { subject }) => (await session.ask(UpdateLocationDocument, { input: { code: (await findLocation(session, subject)).code, active: false } })).updateLocation,
});
