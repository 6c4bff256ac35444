import type { InEveryLanguage, Language } from './languages.js';
import type { ParcelNotificationKind } from './notification-kind.js';
import type { NotificationText } from './notification-text.js';

/** What a text about a parcel may leave open: `{greeting}`, `{order}` and so on. */
export const PARCEL_PLACEHOLDERS = ['greeting', 'name', 'order', 'company', 'carrier', 'tracking_number'] as const;

/** What is written in place of each of {@link PARCEL_PLACEHOLDERS}. */
export type PlaceholderValues = Readonly<Record<(typeof PARCEL_PLACEHOLDERS)[number], string>>;

/** The texts about parcels of merchants that have none of their own. */
export const PARCEL_TEXTS: Readonly<Record<ParcelNotificationKind, InEveryLanguage<NotificationText>>> = {
  OUT_FOR_DELIVERY: {
    it: { subject: 'Il tuo ordine {order} è in consegna', body: '{greeting}\n\nil tuo pacco da {company} (ordine {order}) è in consegna e dovrebbe arrivare oggi.' },
    en: { subject: 'Your order {order} is out for delivery', body: '{greeting}\n\nYour parcel from {company} (order {order}) is out for delivery and should arrive today.' },
    de: { subject: 'Ihre Bestellung {order} wird zugestellt', body: '{greeting}\n\nIhr Paket von {company} (Bestellung {order}) ist in der Zustellung und sollte heute ankommen.' },
    fr: { subject: 'Votre commande {order} est en cours de livraison', body: '{greeting}\n\nVotre colis de {company} (commande {order}) est en cours de livraison et devrait arriver aujourd’hui.' },
    es: { subject: 'Tu pedido {order} está en reparto', body: '{greeting}\n\nTu paquete de {company} (pedido {order}) está en reparto y debería llegar hoy.' },
  },
  DELIVERED: {
    it: { subject: 'Il tuo ordine {order} è stato consegnato', body: '{greeting}\n\nil corriere ha consegnato il tuo pacco da {company} (ordine {order}).\n\nSe non lo hai ricevuto, guarda prima la pagina del pacco: potrebbe essere da un vicino.' },
    en: { subject: 'Your order {order} was delivered', body: '{greeting}\n\nThe carrier has delivered your parcel from {company} (order {order}).\n\nIf you do not have it, look at the parcel’s page first: it may be with a neighbour.' },
    de: { subject: 'Ihre Bestellung {order} wurde zugestellt', body: '{greeting}\n\nIhr Paket von {company} (Bestellung {order}) wurde zugestellt.\n\nWenn Sie es nicht haben, sehen Sie zuerst auf der Seite des Pakets nach: Vielleicht ist es bei Nachbarn.' },
    fr: { subject: 'Votre commande {order} a été livrée', body: '{greeting}\n\nLe transporteur a livré votre colis de {company} (commande {order}).\n\nSi vous ne l’avez pas, regardez d’abord la page du colis : il est peut-être chez un voisin.' },
    es: { subject: 'Tu pedido {order} se ha entregado', body: '{greeting}\n\nEl transportista ha entregado tu paquete de {company} (pedido {order}).\n\nSi no lo tienes, mira primero la página del paquete: puede que lo tenga un vecino.' },
  },
  READY_FOR_PICKUP: {
    it: { subject: 'Il tuo ordine {order} ti aspetta per il ritiro', body: '{greeting}\n\nil tuo pacco da {company} (ordine {order}) è pronto per il ritiro. La pagina del pacco mostra dove si trova, secondo il corriere.' },
    en: { subject: 'Your order {order} is ready for pickup', body: '{greeting}\n\nYour parcel from {company} (order {order}) is ready for pickup. The parcel’s page shows where it is, as the carrier reported it.' },
    de: { subject: 'Ihre Bestellung {order} liegt zur Abholung bereit', body: '{greeting}\n\nIhr Paket von {company} (Bestellung {order}) liegt zur Abholung bereit. Die Seite des Pakets zeigt, wo, wie es der Zusteller gemeldet hat.' },
    fr: { subject: 'Votre commande {order} vous attend', body: '{greeting}\n\nVotre colis de {company} (commande {order}) est prêt à être retiré. La page du colis indique où, selon le transporteur.' },
    es: { subject: 'Tu pedido {order} está listo para recoger', body: '{greeting}\n\nTu paquete de {company} (pedido {order}) está listo para recoger. La página del paquete muestra dónde está, según el transportista.' },
  },
  DELIVERY_PROBLEM: {
    it: { subject: 'Un problema con la consegna del tuo ordine {order}', body: '{greeting}\n\nil corriere segnala un problema con la consegna del tuo pacco da {company} (ordine {order}). La pagina del pacco mostra che cosa è successo.' },
    en: { subject: 'A problem with the delivery of your order {order}', body: '{greeting}\n\nThe carrier reports a problem with the delivery of your parcel from {company} (order {order}). The parcel’s page shows what happened.' },
    de: { subject: 'Ein Problem bei der Zustellung Ihrer Bestellung {order}', body: '{greeting}\n\nbei der Zustellung Ihres Pakets von {company} (Bestellung {order}) gibt es ein Problem. Die Seite des Pakets zeigt, was geschehen ist.' },
    fr: { subject: 'Un problème avec la livraison de votre commande {order}', body: '{greeting}\n\nLe transporteur signale un problème avec la livraison de votre colis de {company} (commande {order}). La page du colis montre ce qui s’est passé.' },
    es: { subject: 'Un problema con la entrega de tu pedido {order}', body: '{greeting}\n\nEl transportista informa de un problema con la entrega de tu paquete de {company} (pedido {order}). La página del paquete muestra qué ha pasado.' },
  },
};

/**
 * How a mail begins, with the name where it is known. What follows begins as it does in letters of the language: in Italian and German in lower case after the comma
 * (German nouns and 'Ihr' keep their capital), in English and French with a capital, in Spanish with one after the colon.
 */
export const GREETINGS: Readonly<Record<Language, (name: string) => string>> = {
  it: (name) => (name === '' ? 'Ciao,' : `Ciao ${name},`),
  en: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  de: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  fr: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  es: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
};

/** A carrier whose name is not known. */
export const SOME_CARRIER: InEveryLanguage<string> = { it: 'il corriere', en: 'the carrier', de: 'der Zusteller', fr: 'le transporteur', es: 'el transportista' };
