import type { Address, Customer } from '../addresses/address.js';
import type { Given } from '../addresses/given.js';

/** A customer of simulated orders. */
export interface Shopper {
  readonly customer: Given<Customer>;
  readonly address: Given<Address>;
}

type Row = readonly [first: string, last: string, street: string, postalCode: string, city: string, province: string | null, country: string];

/** People nobody is: their mailboxes end in example.com and their telephone numbers carry 555 01. Some names and streets have what integrations stumble over: accents, apostrophes, blanks. */
const ROWS: readonly Row[] = [
  ['Giulia', 'Ferri', 'Via Torino 12', '20123', 'Milano', 'MI', 'IT'],
  ['Nicolò', 'D\'Amico', 'Piazza dell\'Unità 4/B', '40128', 'Bologna', 'BO', 'IT'],
  ['Chiara', 'De Luca', 'Corso Vittorio Emanuele II 210', '70122', 'Bari', 'BA', 'IT'],
  ['Jürgen', 'Weiß', 'Königstraße 5', '34117', 'Kassel', null, 'DE'],
  ['Anna-Lena', 'Müller', 'Am Hang 7 a', '80331', 'München', null, 'DE'],
  ['Chloé', 'Lefèvre', '8 rue de l\'Église', '69002', 'Lyon', null, 'FR'],
  ['Íñigo', 'Núñez', 'Calle de Alcalá 45, 3º B', '28014', 'Madrid', 'M', 'ES'],
  ['Siobhán', 'O\'Neill', '14 St Mary\'s Road', 'SW1A 1AA', 'London', null, 'GB'],
  ['Marek', 'Dvořák', 'Mariahilfer Straße 99', '1060', 'Wien', null, 'AT'],
  ['Sanne', 'van den Berg', 'Prinsengracht 263', '1016 GV', 'Amsterdam', null, 'NL'],
];

const PHONE_DIGITS = 4;

/** The customers of simulated orders. */
export const SHOPPERS: readonly Shopper[] = ROWS.map(([firstName, lastName, address1, postalCode, city, provinceCode, countryCode], index) => {
  const phone = `+39 02 555 01${String(index).padStart(PHONE_DIGITS, '0')}`;
  return {
    customer: { name: `${firstName} ${lastName}`, email: `shopper.${String(index + 1)}@example.com`, phone },
    address: { firstName, lastName, company: null, address1, address2: null, city, postalCode, provinceCode, countryCode, phone },
  };
});
