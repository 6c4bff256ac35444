import type { TrackingStatus } from '#contract/carrier-connection.js';
import type { InEveryLanguage } from '#contract/languages.js';

/** The text of the tracking page. */
export interface TrackWords {
  /** The title, by status. */
  readonly titles: Readonly<Record<TrackingStatus, string>>;
  /** What it means for the customer, by status. */
  readonly leads: Readonly<Record<TrackingStatus, string>>;
  /** The same for a parcel that went out for delivery today. */
  readonly today: string;
  /** The steps of a parcel. */
  readonly steps: Readonly<Record<TrackingStatus, string>>;
  readonly greeting: (name: string) => string;
  readonly progress: string;
  readonly since: string;
  readonly expected: string;
  readonly order: string;
  readonly carrier: string;
  readonly numbers: string;
  readonly destination: string;
  readonly atCarrier: string;
  readonly items: string;
  readonly quantity: string;
  readonly history: string;
  readonly noEvents: string;
  readonly help: string;
}

/** The page's text in every language. */
export const TRACK_WORDS: InEveryLanguage<TrackWords> = {
  it: {
    titles: {
      PENDING: 'Il pacco è pronto per il corriere', PICKED_UP: 'Il pacco è partito', IN_TRANSIT: 'Il pacco è in viaggio', OUT_FOR_DELIVERY: 'Il pacco è in consegna', DELIVERED: 'Il pacco è stato consegnato',
      EXCEPTION: 'C’è un problema con la consegna', HELD: 'Il pacco ti aspetta', RETURNED_TO_SENDER: 'Il pacco torna al mittente',
    },
    leads: {
      PENDING: 'Il corriere lo ritirerà presto.', PICKED_UP: 'Lo ha preso in carico il corriere.', IN_TRANSIT: 'È con il corriere, verso di te.', OUT_FOR_DELIVERY: 'Il corriere ce l’ha a bordo per la consegna.', DELIVERED: 'Grazie per il tuo acquisto.',
      EXCEPTION: 'Il corriere non ha potuto consegnarlo. Di solito riprova da solo.', HELD: 'È in deposito o in un punto di ritiro: i dettagli sono qui sotto.', RETURNED_TO_SENDER: 'Scrivici: troviamo una soluzione.',
    },
    today: 'Arriva oggi, se tutto va bene.',
    steps: { PENDING: 'Preparato', PICKED_UP: 'Ritirato dal corriere', IN_TRANSIT: 'In viaggio', OUT_FOR_DELIVERY: 'In consegna', DELIVERED: 'Consegnato', EXCEPTION: 'Problema di consegna', HELD: 'Pronto per il ritiro', RETURNED_TO_SENDER: 'Torna al mittente' },
    greeting: (name) => `Ciao ${name}!`, progress: 'Avanzamento della spedizione', since: 'Dal', expected: 'Consegna prevista', order: 'Ordine', carrier: 'Corriere', numbers: 'Numero di spedizione', destination: 'Destinazione',
    atCarrier: 'Segui sul sito del corriere', items: 'Che cosa contiene', quantity: 'Quantità', history: 'Cronologia', noEvents: 'Il corriere non ha ancora comunicato nulla.', help: 'Serve aiuto?',
  },
  en: {
    titles: {
      PENDING: 'Your parcel is ready for the carrier', PICKED_UP: 'Your parcel has left', IN_TRANSIT: 'Your parcel is on its way', OUT_FOR_DELIVERY: 'Your parcel is out for delivery', DELIVERED: 'Your parcel has been delivered',
      EXCEPTION: 'There is a problem with the delivery', HELD: 'Your parcel is waiting for you', RETURNED_TO_SENDER: 'Your parcel is going back to the sender',
    },
    leads: {
      PENDING: 'The carrier will collect it soon.', PICKED_UP: 'The carrier has it.', IN_TRANSIT: 'It is with the carrier, on its way to you.', OUT_FOR_DELIVERY: 'The carrier has it on board for delivery.', DELIVERED: 'Thank you for your order.',
      EXCEPTION: 'The carrier could not deliver it. Usually it tries again by itself.', HELD: 'It is at a depot or pickup point: see the details below.', RETURNED_TO_SENDER: 'Write to us, and we will find a solution.',
    },
    today: 'It arrives today, if all goes well.',
    steps: { PENDING: 'Prepared', PICKED_UP: 'Collected by the carrier', IN_TRANSIT: 'On its way', OUT_FOR_DELIVERY: 'Out for delivery', DELIVERED: 'Delivered', EXCEPTION: 'Delivery problem', HELD: 'Ready for pickup', RETURNED_TO_SENDER: 'Back to the sender' },
    greeting: (name) => `Hello ${name}!`, progress: 'Progress of the delivery', since: 'Since', expected: 'Expected delivery', order: 'Order', carrier: 'Carrier', numbers: 'Tracking number', destination: 'Destination',
    atCarrier: 'Follow it at the carrier', items: 'What is in it', quantity: 'Quantity', history: 'History', noEvents: 'The carrier has not reported anything yet.', help: 'Need help?',
  },
  de: {
    titles: {
      PENDING: 'Ihr Paket ist bereit für den Versand', PICKED_UP: 'Ihr Paket ist unterwegs zum Zusteller', IN_TRANSIT: 'Ihr Paket ist unterwegs', OUT_FOR_DELIVERY: 'Ihr Paket wird zugestellt', DELIVERED: 'Ihr Paket wurde zugestellt',
      EXCEPTION: 'Es gibt ein Problem mit der Zustellung', HELD: 'Ihr Paket wartet auf Sie', RETURNED_TO_SENDER: 'Ihr Paket geht zurück an den Absender',
    },
    leads: {
      PENDING: 'Der Paketdienst holt es bald ab.', PICKED_UP: 'Der Paketdienst hat es übernommen.', IN_TRANSIT: 'Es ist beim Paketdienst, auf dem Weg zu Ihnen.', OUT_FOR_DELIVERY: 'Der Paketdienst hat es für die Zustellung geladen.', DELIVERED: 'Vielen Dank für Ihre Bestellung.',
      EXCEPTION: 'Der Paketdienst konnte es nicht zustellen. Meist versucht er es selbst noch einmal.', HELD: 'Es liegt im Depot oder in einer Abholstelle: Näheres steht unten.', RETURNED_TO_SENDER: 'Schreiben Sie uns, wir finden eine Lösung.',
    },
    today: 'Es kommt heute an, wenn alles klappt.',
    steps: { PENDING: 'Vorbereitet', PICKED_UP: 'Vom Paketdienst abgeholt', IN_TRANSIT: 'Unterwegs', OUT_FOR_DELIVERY: 'In Zustellung', DELIVERED: 'Zugestellt', EXCEPTION: 'Zustellproblem', HELD: 'Abholbereit', RETURNED_TO_SENDER: 'Zurück an den Absender' },
    greeting: (name) => `Guten Tag ${name}!`, progress: 'Stand der Lieferung', since: 'Seit', expected: 'Voraussichtliche Zustellung', order: 'Bestellung', carrier: 'Paketdienst', numbers: 'Sendungsnummer', destination: 'Ziel',
    atCarrier: 'Beim Paketdienst verfolgen', items: 'Inhalt', quantity: 'Menge', history: 'Verlauf', noEvents: 'Der Paketdienst hat noch nichts gemeldet.', help: 'Brauchen Sie Hilfe?',
  },
  fr: {
    titles: {
      PENDING: 'Votre colis est prêt pour le transporteur', PICKED_UP: 'Votre colis est parti', IN_TRANSIT: 'Votre colis est en route', OUT_FOR_DELIVERY: 'Votre colis est en cours de livraison', DELIVERED: 'Votre colis a été livré',
      EXCEPTION: 'La livraison rencontre un problème', HELD: 'Votre colis vous attend', RETURNED_TO_SENDER: 'Votre colis retourne à l’expéditeur',
    },
    leads: {
      PENDING: 'Le transporteur le prendra bientôt.', PICKED_UP: 'Le transporteur l’a pris en charge.', IN_TRANSIT: 'Il est chez le transporteur, en route vers vous.', OUT_FOR_DELIVERY: 'Le transporteur l’a chargé pour la livraison.', DELIVERED: 'Merci pour votre commande.',
      EXCEPTION: 'Le transporteur n’a pas pu le livrer. En général, il réessaie de lui-même.', HELD: 'Il est en dépôt ou en point de retrait : les détails sont ci-dessous.', RETURNED_TO_SENDER: 'Écrivez-nous, nous trouverons une solution.',
    },
    today: 'Il arrive aujourd’hui, si tout va bien.',
    steps: { PENDING: 'Préparé', PICKED_UP: 'Pris en charge', IN_TRANSIT: 'En route', OUT_FOR_DELIVERY: 'En cours de livraison', DELIVERED: 'Livré', EXCEPTION: 'Problème de livraison', HELD: 'Prêt à être retiré', RETURNED_TO_SENDER: 'Retour à l’expéditeur' },
    greeting: (name) => `Bonjour ${name} !`, progress: 'Avancement de la livraison', since: 'Depuis', expected: 'Livraison prévue', order: 'Commande', carrier: 'Transporteur', numbers: 'Numéro de suivi', destination: 'Destination',
    atCarrier: 'Suivre chez le transporteur', items: 'Contenu', quantity: 'Quantité', history: 'Historique', noEvents: 'Le transporteur n’a encore rien communiqué.', help: 'Besoin d’aide ?',
  },
  es: {
    titles: {
      PENDING: 'Tu paquete está listo para el transportista', PICKED_UP: 'Tu paquete ha salido', IN_TRANSIT: 'Tu paquete está en camino', OUT_FOR_DELIVERY: 'Tu paquete está en reparto', DELIVERED: 'Tu paquete se ha entregado',
      EXCEPTION: 'Hay un problema con la entrega', HELD: 'Tu paquete te espera', RETURNED_TO_SENDER: 'Tu paquete vuelve al remitente',
    },
    leads: {
      PENDING: 'El transportista lo recogerá pronto.', PICKED_UP: 'Lo tiene el transportista.', IN_TRANSIT: 'Está con el transportista, camino de tu casa.', OUT_FOR_DELIVERY: 'El transportista lo lleva para entregarlo.', DELIVERED: 'Gracias por tu pedido.',
      EXCEPTION: 'El transportista no ha podido entregarlo. Normalmente lo intenta de nuevo.', HELD: 'Está en un depósito o punto de recogida: los detalles están abajo.', RETURNED_TO_SENDER: 'Escríbenos y buscamos una solución.',
    },
    today: 'Llega hoy, si todo va bien.',
    steps: { PENDING: 'Preparado', PICKED_UP: 'Recogido por el transportista', IN_TRANSIT: 'En camino', OUT_FOR_DELIVERY: 'En reparto', DELIVERED: 'Entregado', EXCEPTION: 'Problema de entrega', HELD: 'Listo para recoger', RETURNED_TO_SENDER: 'Vuelve al remitente' },
    greeting: (name) => `¡Hola, ${name}!`, progress: 'Progreso de la entrega', since: 'Desde', expected: 'Entrega prevista', order: 'Pedido', carrier: 'Transportista', numbers: 'Número de seguimiento', destination: 'Destino',
    atCarrier: 'Seguir en la web del transportista', items: 'Qué contiene', quantity: 'Cantidad', history: 'Historial', noEvents: 'El transportista todavía no ha comunicado nada.', help: '¿Necesitas ayuda?',
  },
};
