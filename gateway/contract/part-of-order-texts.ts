import type { InEveryLanguage } from './languages.js';
import type { ParcelNotificationKind } from './notification-kind.js';
import type { NotificationText } from './notification-text.js';

/** The texts of merchants that have none of their own, of a parcel that is not all of its order. */
export const PART_OF_ORDER_TEXTS: Readonly<Record<ParcelNotificationKind, InEveryLanguage<NotificationText>>> = {
  OUT_FOR_DELIVERY: {
    it: { subject: 'Un pacco del tuo ordine {order} è in consegna', body: '{greeting}\n\nun pacco del tuo ordine {order} da {company} è in consegna e dovrebbe arrivare oggi.' },
    en: { subject: 'A parcel of your order {order} is out for delivery', body: '{greeting}\n\nA parcel of your order {order} from {company} is out for delivery and should arrive today.' },
    de: { subject: 'Ein Paket Ihrer Bestellung {order} wird zugestellt', body: '{greeting}\n\nein Paket Ihrer Bestellung {order} bei {company} ist in der Zustellung und sollte heute ankommen.' },
    fr: { subject: 'Un colis de votre commande {order} est en cours de livraison', body: '{greeting}\n\nUn colis de votre commande {order} chez {company} est en cours de livraison et devrait arriver aujourd’hui.' },
    es: { subject: 'Un paquete de tu pedido {order} está en reparto', body: '{greeting}\n\nUn paquete de tu pedido {order} de {company} está en reparto y debería llegar hoy.' },
  },
  DELIVERED: {
    it: { subject: 'Un pacco del tuo ordine {order} è stato consegnato', body: '{greeting}\n\nil corriere ha consegnato un pacco del tuo ordine {order} da {company}.\n\nSe non lo hai ricevuto, guarda prima la pagina del pacco: potrebbe essere da un vicino.' },
    en: { subject: 'A parcel of your order {order} was delivered', body: '{greeting}\n\nThe carrier has delivered a parcel of your order {order} from {company}.\n\nIf you do not have it, look at the parcel’s page first: it may be with a neighbour.' },
    de: { subject: 'Ein Paket Ihrer Bestellung {order} wurde zugestellt', body: '{greeting}\n\nein Paket Ihrer Bestellung {order} bei {company} wurde zugestellt.\n\nWenn Sie es nicht haben, sehen Sie zuerst auf der Seite des Pakets nach: Vielleicht ist es bei Nachbarn.' },
    fr: { subject: 'Un colis de votre commande {order} a été livré', body: '{greeting}\n\nLe transporteur a livré un colis de votre commande {order} chez {company}.\n\nSi vous ne l’avez pas, regardez d’abord la page du colis : il est peut-être chez un voisin.' },
    es: { subject: 'Un paquete de tu pedido {order} se ha entregado', body: '{greeting}\n\nEl transportista ha entregado un paquete de tu pedido {order} de {company}.\n\nSi no lo tienes, mira primero la página del paquete: puede que lo tenga un vecino.' },
  },
  READY_FOR_PICKUP: {
    it: { subject: 'Un pacco del tuo ordine {order} ti aspetta per il ritiro', body: '{greeting}\n\nun pacco del tuo ordine {order} da {company} è pronto per il ritiro. La pagina del pacco mostra dove si trova, secondo il corriere.' },
    en: { subject: 'A parcel of your order {order} is ready for pickup', body: '{greeting}\n\nA parcel of your order {order} from {company} is ready for pickup. The parcel’s page shows where it is, as the carrier reported it.' },
    de: { subject: 'Ein Paket Ihrer Bestellung {order} liegt zur Abholung bereit', body: '{greeting}\n\nein Paket Ihrer Bestellung {order} bei {company} liegt zur Abholung bereit. Die Seite des Pakets zeigt, wo, wie es der Zusteller gemeldet hat.' },
    fr: { subject: 'Un colis de votre commande {order} vous attend', body: '{greeting}\n\nUn colis de votre commande {order} chez {company} est prêt à être retiré. La page du colis indique où, selon le transporteur.' },
    es: { subject: 'Un paquete de tu pedido {order} está listo para recoger', body: '{greeting}\n\nUn paquete de tu pedido {order} de {company} está listo para recoger. La página del paquete muestra dónde está, según el transportista.' },
  },
  DELIVERY_PROBLEM: {
    it: { subject: 'Un problema con la consegna di un pacco del tuo ordine {order}', body: '{greeting}\n\nil corriere segnala un problema con la consegna di un pacco del tuo ordine {order} da {company}. La pagina del pacco mostra che cosa è successo.' },
    en: { subject: 'A problem with the delivery of a parcel of your order {order}', body: '{greeting}\n\nThe carrier reports a problem with the delivery of a parcel of your order {order} from {company}. The parcel’s page shows what happened.' },
    de: { subject: 'Ein Problem bei der Zustellung eines Pakets Ihrer Bestellung {order}', body: '{greeting}\n\nbei der Zustellung eines Pakets Ihrer Bestellung {order} bei {company} gibt es ein Problem. Die Seite des Pakets zeigt, was geschehen ist.' },
    fr: { subject: 'Un problème avec la livraison d’un colis de votre commande {order}', body: '{greeting}\n\nLe transporteur signale un problème avec la livraison d’un colis de votre commande {order} chez {company}. La page du colis montre ce qui s’est passé.' },
    es: { subject: 'Un problema con la entrega de un paquete de tu pedido {order}', body: '{greeting}\n\nEl transportista informa de un problema con la entrega de un paquete de tu pedido {order} de {company}. La página del paquete muestra qué ha pasado.' },
  },
};
