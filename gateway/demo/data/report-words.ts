import type { Language } from './markets.js';

/** What happens to a parcel, as carriers describe it. */
export type ReportStep = 'announced' | 'collected' | 'hub' | 'depot' | 'van' | 'delivered' | 'absent' | 'ready' | 'returning';

/** The descriptions of carriers, in the language of each. */
export const REPORT_WORDS: Readonly<Record<Language, Readonly<Record<ReportStep, string>>>> = {
  it: {
    announced: 'Dati ricevuti, in attesa di ritiro', collected: 'Ritirata dal corriere', hub: 'In transito presso il centro di smistamento', depot: 'Arrivata in filiale', van: 'In consegna', delivered: 'Consegnata',
    absent: 'Mancata consegna: destinatario assente', ready: 'Disponibile per il ritiro in filiale', returning: 'Reso al mittente',
  },
  en: {
    announced: 'Shipment information received', collected: 'Collected from the sender', hub: 'Departed from the sorting centre', depot: 'Arrived at the local depot', van: 'Out for delivery', delivered: 'Delivered',
    absent: 'Delivery attempted, recipient absent', ready: 'Ready for collection at the depot', returning: 'Returned to sender',
  },
  de: {
    announced: 'Sendungsdaten elektronisch übermittelt', collected: 'Sendung beim Absender abgeholt', hub: 'Im Paketzentrum sortiert', depot: 'Im Zielpaketzentrum, unterwegs zum Empfänger', van: 'Sendung ist in Zustellung', delivered: 'Sendung zugestellt',
    absent: 'Empfänger nicht angetroffen', ready: 'Liegt in der Filiale zur Abholung bereit', returning: 'Sendung geht zurück an den Absender',
  },
  fr: {
    announced: 'Étiquette créée, colis attendu', collected: 'Colis pris en charge', hub: 'En transit sur la plateforme de tri', depot: 'Arrivé sur le site de distribution', van: 'En cours de livraison', delivered: 'Colis livré',
    absent: 'Destinataire absent', ready: 'Disponible en point de retrait', returning: 'Retour à l’expéditeur',
  },
  es: {
    announced: 'Preadmisión: datos recibidos', collected: 'Envío recogido en origen', hub: 'En tránsito en el centro de clasificación', depot: 'Ha llegado a la unidad de reparto local', van: 'En reparto', delivered: 'Entregado',
    absent: 'Destinatario ausente', ready: 'Disponible para recoger en la oficina', returning: 'Devuelto al remitente',
  },
};
