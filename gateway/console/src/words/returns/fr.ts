import type { ReturnWords } from '../return-words.js';

/** Returns in French. */
export const RETURNS: ReturnWords = {
  title: 'Retours', search: 'Rechercher dans les retours', searchHint: 'Numéro, commande, nom, suivi, SKU', none: 'Aucun retour n’est ainsi', noneAdvice: 'Utilisez moins de filtres ou d’autres mots : une partie du numéro du retour ou de la commande, un nom, un SKU ou un numéro de suivi.', showAll: 'Afficher tous les retours',
  resolution: 'Le client reçoit', method: 'Revient', source: 'Ouvert par', ofOrder: 'De la commande', verdict: 'Contrôlé', compliant: 'Conforme', notCompliant: 'Non conforme', openedFrom: 'Ouvert à partir du', openedTo: 'Ouvert jusqu’au',
  notFound: 'Ce retour n’existe pas', notFoundAdvice: 'Cherchez-le dans la liste : il appartient peut-être à une autre entreprise.', back: 'Retour à la liste', noOrder: 'La commande n’est pas encore connue', unannounced: 'Personne n’avait annoncé ce colis.', cancelled: 'Annulé', condition: 'État', reason: 'Motif', remark: 'Remarque',
  instead: 'Souhaite à la place', lot: 'Lot ou numéro de série', outcome: 'Ce qui a été trouvé', allThere: 'Tout est arrivé et peut être vendu.', missing: 'Manque', notSellable: 'Invendable', unexpected: 'Non attendu', photos: 'Photos du client', photosHint: 'Une photo s’ouvre dans un nouvel onglet ; son adresse vaut un quart d’heure.',
  label: 'Étiquette et colis', noLabel: 'La plateforme n’en fait pas l’étiquette.', printLabel: 'Ouvrir l’étiquette', nextTry: 'Nouvel essai', fee: 'Frais', terms: 'Ce qui a été dit au client', goods: 'Articles', due: 'À rendre', policy: 'Version des règles', credit: 'Avoir', validUntil: 'valable jusqu’au', exchangeOrder: 'Échange',
  dates: 'Dates', notes: 'Note pour l’entrepôt', noTimeline: 'Il y a une chronologie dès que la commande est connue.', location: 'Va à',
  columns: { number: 'Retour', status: 'Statut', order: 'Commande', customer: 'Client', opened: 'Ouvert', units: 'Unités', resolution: 'Le client reçoit', location: 'Site', tags: 'Étiquettes', changed: 'Modifié' },
  usual: { all: 'Tous', open: 'Attendus', arrived: 'Arrivés', faulty: 'Non conformes', unannounced: 'Non annoncés' },
  resolutions: { REFUND: 'De l’argent', EXCHANGE: 'Un autre article', STORE_CREDIT: 'Un avoir' }, methods: { CARRIER_LABEL: 'Par transporteur', IN_STORE: 'En magasin' }, sources: { PORTAL: 'Le client', CHANNEL: 'La boutique ou l’équipe', WAREHOUSE: 'L’entrepôt' },
  labelStates: { PENDING: 'En préparation', READY: 'Prête', FAILED: 'Échec' }, conditions: { SELLABLE: 'Vendable', DAMAGED: 'Endommagé', QUARANTINE: 'En quarantaine', BLOCKED: 'Bloqué' },
  times: { createdAt: 'Ouvert', acceptedAt: 'Accepté par l’entrepôt', receivedAt: 'Arrivé', inspectedAt: 'Contrôlé', closedAt: 'Clos', cancelledAt: 'Annulé' },
  actions: {
    expectReturn: 'Approuver et annoncer', returnInTransit: 'Il est en route', receiveReturn: 'Réceptionner', closeReturn: 'Clore', cancelReturn: 'Refuser ou annuler', labelAgain: 'Refaire l’étiquette', matchReturn: 'Attribuer la commande', refundReturn: 'Rembourser', storeCredit: 'Émettre l’avoir', linkRefund: 'Lier un remboursement', announceReturn: 'Ouvrir un retour',
  },
  questions: {
    announceAdvice: 'D’unités déjà parties. Il est annoncé au site qui les a expédiées.', cancelAdvice: 'Le motif reste avec le retour.', chosenRefund: 'Remboursement', comment: 'Commentaire', labelWanted: 'Faire une étiquette pour le client', matchAdvice: 'Ses lignes deviennent celles de la commande et peuvent être remboursées.', matchedOrder: 'Commande', receiveAdvice: 'Ce qui n’est pas là manque. Tant que le retour n’est pas clos, un autre contrôle remplace celui-ci.',
    refundReturnAdvice: 'Laissez chaque 0 pour rembourser ce qui est arrivé et ne l’est pas encore. L’argent lui-même passe par le prestataire de paiement.', returnReason: 'Code du motif', withoutFee: 'Sans les frais',
  },
  fields: {
    status: 'Statut', compliant: 'Conforme', order: 'Commande', orderNumber: 'Commande', announced: 'Annoncé', quantityExpected: 'Attendus', quantityReceived: 'Reçus', classification: 'État', note: 'Remarque', reasonCode: 'Code du motif', receivedAt: 'Arrivé', inspectedAt: 'Contrôlé', closedAt: 'Clos', cancelledAt: 'Annulé', cancelReason: 'Motif', wmsReference: 'Référence de l’entrepôt',
    label: 'Étiquette', storeCredit: 'Avoir', expiresAt: 'Valable jusqu’au', fee: 'Frais', barcode: 'EAN', carrier: 'Transporteur', lotNumber: 'Lot', serialNumber: 'Numéro de série', exchange: 'Souhaite à la place', amount: 'Montant',
  },
  titleOf: (number) => `Retour ${number}`, photo: (place) => `Photo ${place} du client`, tries: (count) => `Essais : ${count}`, units: (received, expected) => `${received} sur ${expected}`,
  sellableOf: (item) => `${item} : vendables`, otherOf: (item) => `${item} : dans un autre état`, conditionOf: (item) => `${item} : quel état`, remarkOf: (item) => `${item} : remarque`,
};
