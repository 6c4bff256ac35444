import type { Language } from './markets.js';

/** What customers write to the warehouse. */
export const NOTES: Readonly<Record<Language, readonly string[]>> = {
  it: [
    'È un regalo: per favore non inserire la ricevuta.', 'Lasciare in portineria, citofono "Bianchi-Rossi".', 'Consegnare dopo le 18:00, grazie!',
    'Se manca un articolo preferisco aspettare: spedite tutto insieme.',
  ],
  en: [
    "It's a present: please leave out the receipt.", 'Leave with the neighbour at no. 12 if we’re out.', 'Please deliver after 6 pm – thank you!',
    'If something is missing I would rather wait: ship everything together.',
  ],
  de: [
    'Das ist ein Geschenk: bitte ohne Rechnung verpacken.', 'Bitte beim Nachbarn Groß im 2. Stock abgeben.', 'Zustellung bitte erst nach 18 Uhr, schöne Grüße!',
    'Falls etwas fehlt, warte ich lieber: bitte alles zusammen verschicken.',
  ],
  fr: [
    "C'est un cadeau : merci de ne pas joindre la facture.", 'À déposer chez la gardienne, bâtiment C.', 'Livraison après 18 h, s’il vous plaît. Merci !',
    "S'il manque un article, je préfère attendre : expédiez le tout ensemble.",
  ],
  es: [
    'Es un regalo: por favor, no incluyan el ticket.', 'Dejar en conserjería; ¡el timbre no funciona!', 'Entregar después de las 18:00, muchas gracias.',
    'Si falta algún artículo, prefiero esperar: envíenlo todo junto.',
  ],
};
