import type { Tongue } from './names.js';

/** Streets found in most cities of a language. */
const STREETS: Readonly<Record<Tongue, readonly string[]>> = {
  it: ['Via Roma', 'Via Garibaldi', 'Corso Italia', 'Via Dante', 'Piazza della Repubblica', 'Via XX Settembre', 'Viale Europa', 'Via Giuseppe Verdi'],
  en: ['High Street', 'Church Road', 'Station Road', 'Victoria Street', "King's Road", 'Park Lane', 'Mill Lane', 'The Crescent'],
  de: ['Hauptstraße', 'Bahnhofstraße', 'Goethestraße', 'Schillerstraße', 'Gartenweg', 'Am Markt', 'Lindenallee', 'Mühlgasse'],
  fr: ['rue de la République', 'avenue Victor Hugo', 'rue du Château', 'place de la Mairie', "rue de l'Église", 'boulevard Gambetta', 'rue des Écoles', 'impasse des Lilas'],
  es: ['Calle Mayor', 'Avenida de la Constitución', 'Calle Real', 'Plaza de España', 'Calle del Carmen', 'Paseo de la Estación', 'Calle San Sebastián', 'Ronda de Levante'],
  pt: ['Rua Augusta', 'Avenida da Liberdade', 'Rua de São João', 'Largo da Sé', 'Rua Direita', 'Travessa das Flores'],
  nl: ['Kerkstraat', 'Dorpsstraat', 'Stationsweg', 'Molenlaan', 'Julianalaan', 'Nieuwstraat'],
};

/** Second address lines of a language. */
const EXTRAS: Readonly<Record<Tongue, readonly string[]>> = {
  it: ['Interno 4', 'Scala B', 'Presso portineria'], en: ['Flat 3', 'Unit 12', 'Basement flat'], de: ['2. Stock links', 'Hinterhaus', 'bei Familie Vogel'],
  fr: ['Bâtiment C', '3e étage', 'Appartement 21'], es: ['2º izquierda', 'Piso 5, puerta B', 'Escalera A'], pt: ['3.º direito', 'Bloco B'], nl: ['Bovenhuis', '2e verdieping'],
};

/** The streets of a language. */
export const streetsOf = (tongue: Tongue): readonly string[] => STREETS[tongue];

/** Second address lines of a language. */
export const extrasOf = (tongue: Tongue): readonly string[] => EXTRAS[tongue];

/** A street and a house number in the language's order. */
export const streetLine = (tongue: Tongue, street: string, house: number): string =>
  tongue === 'en' || tongue === 'fr' ? `${String(house)} ${street}` : `${street} ${String(house)}`;
