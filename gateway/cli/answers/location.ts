import { z } from 'zod';
import type { LabelMaker, LocationKind } from '#contract/schema.generated.js';
import { flag, oneOf, text, textOrNull, texts, whole } from './described.js';

/** What a location is. */
export const LOCATION_KINDS = ['WAREHOUSE', 'STORE'] as const satisfies readonly LocationKind[];

/** Who makes the parcel labels of a location. */
export const LABEL_MAKERS = ['PLATFORM', 'WAREHOUSE'] as const satisfies readonly LabelMaker[];

const AddressAnswer = z.object({
  company: textOrNull('Name of the company there.'), firstName: textOrNull('First name.'), lastName: textOrNull('Last name.'),
  address1: textOrNull('Street and number.'), address2: textOrNull('More of it.'), city: textOrNull('City.'), postalCode: textOrNull('Postcode.'),
  provinceCode: textOrNull('Code of the province or state.'), countryCode: textOrNull('ISO 3166-1 alpha-2 code of the country.'), phone: textOrNull('Telephone number.'),
});

/** A warehouse or store. */
export const LocationAnswer = z.object({
  id: text('Its id.'),
  code: text('Its code, which people use.'),
  name: text('Its name.'),
  kind: oneOf(LOCATION_KINDS, 'What it is.'),
  countryCode: text('ISO 3166-1 alpha-2 code of its country.'),
  timeZone: text('Its IANA time zone.'),
  active: flag('Whether stock there is offered and orders are sent there.'),
  fulfilsOnline: flag('Whether online orders are sent there.'),
  offersPickup: flag('Whether customers can collect orders there.'),
  labelsBy: oneOf(LABEL_MAKERS, 'Who makes its parcel labels.'),
  stockLocationCodes: texts('The codes its warehouse system uses for it in reports of stock.'),
});

/** A location with its address, and what the calendar says. */
export const LocationDetailsAnswer = LocationAnswer.extend({
  address: AddressAnswer.meta({ description: 'Where it is.' }),
  calendar: z.object({
    isUsual: flag('Whether it has no calendar of its own, and the usual one.'),
    workingDays: texts('The weekdays on which it works.'),
    preparationDays: whole('Working days it takes to prepare an order.'),
    pickupMinutes: whole('Minutes until an order can be collected.'),
  }).meta({ description: 'When it works.' }),
});
