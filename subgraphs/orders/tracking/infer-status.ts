import type { TrackingStatus } from '#contract/carrier-connection.js';

/**
 * What descriptions of carriers say in Italian, English, German, French and Spanish, in lower case and without accents. The first row with a phrase in
 * the description counts, so what failed or will only happen comes before what happened.
 */
const PHRASES: readonly (readonly [TrackingStatus, readonly string[]])[] = [
  ['RETURNED_TO_SENDER', [
    'reso al mittente', 'ritorno al mittente', 'restituit', 'rispedit', 'riconsegnata al mittente', 'return to sender', 'returned to sender', 'returning to sender', 'returned to shipper', 'back to sender',
    'zuruck an den absender', 'rucksendung', 'retoure', 'an den absender zuruck', 'retour a l\'expediteur', 'retourne a l\'expediteur', 'retour expediteur', 'devuelto al remitente', 'devolucion al remitente', 'retorno al remitente',
  ]],
  ['EXCEPTION', [
    'mancata consegna', 'non consegnat', 'consegna fallita', 'tentativo di consegna', 'destinatario assente', 'indirizzo errato', 'indirizzo incompleto', 'rifiutat', 'danneggiat', 'smarrit', 'giacenza aperta',
    'not delivered', 'undelivered', 'undeliverable', 'delivery failed', 'failed delivery', 'delivery attempt', 'attempted delivery', 'unable to deliver', 'could not be delivered', 'recipient absent', 'nobody home', 'incorrect address', 'incomplete address', 'refused', 'damaged', 'lost',
    'nicht zugestellt', 'nicht zustellbar', 'zustellung fehlgeschlagen', 'zustellversuch', 'nicht angetroffen', 'empfanger abwesend', 'adresse falsch', 'adresse unvollstandig', 'annahme verweigert', 'beschadigt', 'verloren',
    'non livre', 'echec de livraison', 'tentative de livraison', 'destinataire absent', 'adresse erronee', 'adresse incorrecte', 'adresse incomplete', 'refuse par', 'endommage', 'colis perdu',
    'no entregado', 'entrega fallida', 'intento de entrega', 'destinatario ausente', 'direccion incorrecta', 'direccion incompleta', 'rechazado', 'danado', 'extraviado',
  ]],
  ['HELD', [
    'in giacenza', 'fermo deposito', 'punto di ritiro', 'pronto per il ritiro', 'pronta per il ritiro', 'disponibile per il ritiro', 'ready for pickup', 'ready for collection', 'available for pickup', 'available for collection', 'awaiting collection', 'held at', 'pickup point', 'access point',
    'abholbereit', 'zur abholung', 'paketshop', 'filiale bereit', 'lagert', 'pret a etre retire', 'disponible en point', 'point relais', 'point de retrait', 'en attente de retrait', 'listo para recoger', 'lista para recoger', 'disponible para recoger', 'punto de recogida', 'punto de conveniencia',
  ]],
  ['OUT_FOR_DELIVERY', [
    'in consegna', 'consegna in corso', 'uscito per la consegna', 'affidato al corriere per la consegna', 'out for delivery', 'on vehicle for delivery', 'with the courier', 'with delivery driver', 'in zustellung', 'wird zugestellt', 'zustellfahrzeug', 'auslieferung',
    'en cours de livraison', 'sorti pour livraison', 'en livraison', 'livraison en cours', 'en reparto', 'salido a reparto', 'sale a reparto', 'en curso de entrega',
  ]],
  ['PENDING', [
    'etichetta', 'spedizione creata', 'dati ricevuti', 'in attesa di ritiro', 'ritiro pianificato', 'label created', 'shipment information', 'shipment data', 'electronically', 'order received', 'awaiting item', 'elektronisch', 'angekundigt', 'etikett erstellt', 'sendungsdaten',
    'etiquette', 'annonce electronique', 'informations de l\'envoi', 'etiqueta', 'informacion del envio', 'preadmision', 'pre-admision', 'datos recibidos',
  ]],
  ['IN_TRANSIT', ['sara consegnat', 'verra consegnat', 'will be delivered', 'to be delivered', 'scheduled for delivery', 'expected delivery', 'sera livre', 'sera entregad', 'zustellung geplant', 'voraussichtlich']],
  ['DELIVERED', ['consegnat', 'consegna effettuata', 'delivered', 'proof of delivery', 'zugestellt', 'ausgeliefert', 'ubergeben an empfanger', 'livre', 'livraison effectuee', 'distribue', 'entregad', 'entrega efectuada']],
  ['PICKED_UP', ['ritirat', 'presa in carico', 'preso in carico', 'picked up', 'collected', 'accepted at', 'received by carrier', 'possession of', 'abgeholt', 'ubernommen', 'eingeliefert', 'pris en charge', 'prise en charge', 'enleve', 'recogid', 'admitido', 'recolectad']],
  ['IN_TRANSIT', [
    'transito', 'partit', 'arrivat', 'smistamento', 'in viaggio', 'dogana', 'spedit', 'transit', 'departed', 'arrived', 'depart', 'sorted', 'sorting', 'customs', 'on its way', 'shipped', 'hub', 'facility',
    'unterwegs', 'transport', 'sortier', 'paketzentrum', 'zoll', 'weitergeleitet', 'versandt', 'achemine', 'expedie', 'arrive', 'parti', 'douane', 'tri', 'en camino', 'en transito', 'llegad', 'salid', 'clasificacion', 'aduana', 'enviado',
  ]],
];

/** The status a carrier's description says in one of five languages (document 2, F, generic format); null when it says none. */
export function inferStatus(description: string): TrackingStatus | null {
  const plain = description.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, '\'').toLowerCase();
  return PHRASES.find(([, phrases]) => phrases.some((phrase) => saysAtWordStart(plain, phrase)))?.[0] ?? null;
}

/** Whether a phrase begins at the beginning of a word: "livre" is not in "delivre". */
function saysAtWordStart(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) if (at === 0 || !isLetter(text.charAt(at - 1))) return true;
  return false;
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character);
