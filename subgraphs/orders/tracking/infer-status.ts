import type { TrackingStatus } from '#contract/carrier-connection.js';

/**
 * What descriptions of carriers say in Italian, English, German, French and Spanish, in lower case and without accents. The first row with a phrase in
 * the description counts, so what failed, will only happen, or was handed to a carrier or depot comes before what happened. `…` is any text.
 */
const PHRASES: readonly (readonly [TrackingStatus, readonly string[]])[] = [
  ['RETURNED_TO_SENDER', [
    'reso al mittente', 'ritorno al mittente', 'restituit', 'rispedit', 'riconsegnata al mittente', 'consegnat…al mittente', 'delivered to sender', 'delivered to shipper', 'absender zugestellt', 'livre a l\'expediteur', 'remis a l\'expediteur', 'entregad…al remitente', 'return to sender', 'returned to sender', 'returning to sender', 'returned to shipper', 'back to sender',
    'zuruck an den absender', 'rucksendung', 'retoure', 'an den absender zuruck', 'retour a l\'expediteur', 'retourne a l\'expediteur', 'retour expediteur', 'devuelto al remitente', 'devolucion al remitente', 'retorno al remitente',
  ]],
  ['EXCEPTION', [
    'mancata consegna', 'non consegnat', 'consegna non', 'consegna impossibile', 'nicht geliefert', 'zustellung nicht', 'livraison impossible', 'livraison non', 'entrega no', 'consegna fallita', 'tentativo di consegna', 'destinatario assente', 'indirizzo errato', 'indirizzo incompleto', 'rifiutat', 'danneggiat', 'smarrit', 'giacenza aperta',
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
    'in consegna', 'consegna in corso', 'uscito per la consegna', 'affidato al corriere per la consegna', 'out for delivery', 'on vehicle for delivery', 'with the courier', 'with delivery driver', 'in zustellung', 'wird zugestellt', 'wird heute zugestellt', 'en proceso de entrega', 'zustellfahrzeug', 'auslieferung',
    'en cours de livraison', 'sorti pour livraison', 'en livraison', 'livraison en cours', 'en reparto', 'salido a reparto', 'sale a reparto', 'en curso de entrega',
  ]],
  ['PENDING', [
    'etichetta', 'spedizione creata', 'dati ricevuti', 'in attesa di ritiro', 'ritiro pianificato', 'label created', 'shipment information', 'shipment data', 'electronically', 'order received', 'awaiting item', 'elektronisch', 'angekundigt', 'etikett erstellt', 'sendungsdaten',
    'etiquette', 'annonce electronique', 'informations de l\'envoi', 'etiqueta', 'informacion del envio', 'preadmision', 'pre-admision', 'datos recibidos',
  ]],
  ['IN_TRANSIT', [
    'consegnat…al corriere', 'consegnat…al vettore', 'consegnat…al trasportatore', 'delivered to carrier', 'delivered to…facility', 'delivered to…depot', 'delivered to…hub', 'delivered to…center', 'delivered to…centre', 'delivered to…station', 'livre au transporteur', 'remis au transporteur', 'livre…au depot',
    'entregad…al transportista', 'entregad…a transportista', 'wird…zugestellt', 'werden…zugestellt', 'wird…geliefert', 'werden…geliefert', 'sara consegnat', 'verra consegnat', 'will be delivered', 'to be delivered', 'scheduled for delivery', 'expected delivery', 'sera livre', 'sera entregad', 'zustellung geplant', 'voraussichtlich',
  ]],
  ['DELIVERED', ['consegnat', 'consegna effettuata', 'delivered', 'proof of delivery', 'zugestellt', 'ausgeliefert', 'ubergeben an empfanger', 'geliefert', 'lieferung erfolgt', 'remis au destinataire', 'livre', 'livraison effectuee', 'distribue', 'entregad', 'entrega efectuada']],
  ['PICKED_UP', ['ritirat', 'presa in carico', 'preso in carico', 'picked up', 'collected', 'accepted at', 'received by carrier', 'possession of', 'abgeholt', 'ubernommen', 'eingeliefert', 'pris en charge', 'prise en charge', 'enleve', 'recogid', 'admitido', 'recolectad']],
  ['IN_TRANSIT', [
    'transito', 'partit', 'arrivat', 'smistamento', 'in viaggio', 'dogana', 'spedit', 'transit', 'departed', 'arrived', 'depart', 'sorted', 'sorting', 'customs', 'on its way', 'shipped', 'hub', 'facility',
    'unterwegs', 'transport', 'sortier', 'paketzentrum', 'zoll', 'weitergeleitet', 'versandt', 'achemine', 'expedie', 'arrive', 'parti', 'douane', 'tri', 'en camino', 'en transito', 'llegad', 'salid', 'clasificacion', 'aduana', 'enviado',
  ]],
];

/** The status a carrier's description says in one of five languages (document 2, F, generic format); null when it says none. */
export function inferStatus(description: string): TrackingStatus | null {
  const plain = description.normalize('NFD').replace(/\p{M}/gu, '').replace(/[\u2019`]/g, '\'').toLowerCase();
  return PHRASES.find(([, phrases]) => phrases.some((phrase) => says(plain, phrase)))?.[0] ?? null;
}

/** Whether a text has the parts of a phrase one after the other, each at the beginning of a word: "livre" is not in "delivre". */
function says(text: string, phrase: string): boolean {
  let from = 0;
  for (const part of phrase.split('…')) {
    const at = wordAt(text, part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

function wordAt(text: string, part: string, from: number): number {
  for (let at = text.indexOf(part, from); at !== -1; at = text.indexOf(part, at + 1)) if (at === 0 || !isLetter(text.charAt(at - 1))) return at;
  return -1;
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character);
