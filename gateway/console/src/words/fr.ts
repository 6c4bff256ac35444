import { ORDER_WORK } from './order-work/fr.js';
import { INTEGRATIONS } from './fr-integrations.js';
import type { Words } from './words.js';
import { NAVIGATION } from './navigation/fr.js';
import { RETURNS } from './returns/fr.js';
import { LIVE, TODAY } from './today/fr.js';

/** The console in French. */
export const WORDS: Words = {
  live: LIVE,
  today: TODAY,
  navigation: NAVIGATION,
  shell: {
    title: 'Console Portico', console: 'Console', skip: 'Aller au contenu', pages: 'Pages', company: 'Entreprise', sandbox: 'Bac à sable', account: 'Compte', lead: 'Connectez-vous pour voir et traiter les commandes de votre entreprise.',
    ended: 'Votre session est terminée. Reconnectez-vous : vous reviendrez à cette page.', notSignedIn: 'Vous n’êtes pas connecté :', insecure: 'Les navigateurs ne connectent que par https ou sur leur propre machine. Ouvrez la console à une adresse qui commence par https.',
    signIn: 'Se connecter', signOut: 'Se déconnecter', language: 'Langue', theme: 'Apparence', themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' }, help: 'Touches', close: 'Fermer', retry: 'Réessayer', loading: 'Chargement …',
    missing: 'Cette page n’existe pas', toOrders: 'Aux commandes',
  },
  orders: {
    title: 'Commandes', none: 'Aucune commande ne correspond', noneAdvice: 'Utilisez moins de filtres ou d’autres mots : une partie d’un numéro, un nom, une adresse e-mail, un SKU ou un numéro de suivi.', showAll: 'Afficher toutes les commandes', pages: 'Pages de la liste', previous: 'Page précédente', next: 'Page suivante',
    chooseColumns: 'Colonnes', keptHere: 'Ceci reste dans ce navigateur, pour vous seul.', search: 'Rechercher des commandes', searchHint: 'Numéro, nom, e-mail, SKU, suivi', find: 'Rechercher', savedFilters: 'Filtres enregistrés', save: 'Enregistrer ce filtre', filterName: 'Nom', filters: 'Filtres',
    apply: 'Appliquer', clear: 'Effacer', any: 'Tous', unallocated: 'Aucun site', lateAgainstPromise: 'En retard sur la promesse', country: 'Pays', carrier: 'Transporteur', tag: 'Tag', openForDays: 'Ouverte depuis au moins (jours)', placedFrom: 'Passée depuis', placedTo: 'Passée jusqu’au', sortedBy: 'Trier par',
    columns: { number: 'Commande', status: 'Statut', placed: 'Passée', customer: 'Client', destination: 'Destination', total: 'Total', payment: 'Paiement', location: 'Site', waiting: 'Attend', promised: 'Promise', channel: 'Canal', tags: 'Tags', changed: 'Modifiée' },
    usual: { all: 'Toutes', open: 'Ouvertes', held: 'Bloquées', late: 'En retard', old: 'Ouvertes depuis 3 jours', stock: 'En attente de stock' },
    remove: (name) => `Supprimer « ${name} »`, found: (count, isLeast) => (isLeast ? `Plus de ${count} commandes` : count === '1' ? '1 commande' : `${count} commandes`),
  },
  order: {
    title: (number) => `Commande ${number}`, notFound: 'Cette commande n’existe pas', notFoundAdvice: 'Cherchez-la dans la liste : elle appartient peut-être à une autre entreprise.', lines: 'Lignes', item: 'Article', sku: 'SKU', quantity: 'Quantité', shipped: 'Expédiés', cancelled: 'Annulés', unitPrice: 'Prix', sum: 'Montant', stock: 'Disponibles',
    fulfillmentOrders: 'Ordres de préparation', noFulfillmentOrders: 'Aucun site n’a encore été choisi.', ordered: 'Commandés', open: 'Ouverts', picked: 'Prélevés', missing: 'Manquants', noLocation: 'Aucun site', rejected: 'Refusé', acceptedAt: 'Accepté', reference: 'Référence de l’entrepôt', byHand: 'Traité à la main',
    parcels: 'Colis', noParcels: 'Rien n’est encore parti.', track: 'Suivre', shippedAt: 'Expédié', deliveredAt: 'Livré', returns: 'Retours', noReturns: 'Rien ne revient.', expected: 'Attendus', received: 'Reçus', refunds: 'Remboursements', noRefunds: 'Rien n’a été remboursé.',
    timeline: 'Historique', timelineHint: 'Du plus récent au plus ancien', by: 'par', via: 'via', customer: 'Client', shippingAddress: 'Livraison à', billingAddress: 'Facturation à', totals: 'Montants', subtotal: 'Articles', discounts: 'Remises', shipping: 'Livraison', tax: 'Taxes', total: 'Total', refunded: 'Remboursé', currentTotal: 'Reste',
    details: 'Détails', notes: 'Note du client', staffNotes: 'Notes de l’équipe', tags: 'Tags', channel: 'Canal', placed: 'Passée', promised: 'Promise', payment: 'Paiement', externalId: 'Id du canal', held: 'Bloquée', waitsFor: 'Attend', cancelledBecause: 'Annulée', method: 'Mode de livraison', replaces: 'Remplace', replacedBy: 'Remplacée par', back: 'Retour à la liste',
  },
  actions: {
    title: 'Actions', check: 'Montrer ce qui changerait', carryOut: 'Exécuter', changeInput: 'Modifier', wouldChange: 'Ce qui changerait', nothing: 'Rien ne changerait.', field: 'Champ', before: 'Maintenant', after: 'Après', done: 'C’est fait', readOnly: 'Vous pouvez consulter les commandes et les retours ; les modifier demande la permission commerce.write.',
    reason: 'Motif', addTags: 'Ajouter des tags', removeTags: 'Retirer des tags', tagHint: 'Plusieurs, séparés par des virgules', location: 'Site', pickedHint: 'Unités prélevées ; celles qui manquent sont remboursées là où c’est automatique.', carrier: 'Transporteur', trackingNumber: 'Numéro de suivi', withoutTracking: 'Sans suivi, avec notre propre véhicule',
    reasonCode: 'Code du motif', message: 'Message', firstName: 'Prénom', lastName: 'Nom', address1: 'Adresse', address2: 'Adresse, deuxième ligne', postalCode: 'Code postal', city: 'Ville', countryCode: 'Pays', phone: 'Téléphone', yes: 'oui', no: 'non', absent: 'rien', meanwhile: 'Quelqu’un d’autre a enregistré cela entre-temps : voici ce que votre version y changerait.',
    names: { hold: 'Bloquer', release: 'Débloquer', cancel: 'Annuler la commande', tag: 'Modifier les tags', address: 'Corriger l’adresse', reroute: 'Confier à un autre site', accept: 'Accepter', pick: 'Déclarer le prélèvement', ship: 'Remettre au transporteur', reject: 'Refuser', shortClose: 'Clore sans le reste', ready: 'Annoncer le retrait', collect: 'Remettre au client', note: 'Ajouter une note', refund: 'Enregistrer un remboursement', replace: 'Envoyer de nouveau', split: 'Déplacer des unités', fix: 'Renvoyer à l’entrepôt', payment: 'Modifier le paiement', documentsReady: 'Les documents de douane sont prêts', documents: 'Créer un document', makeLabels: 'Créer les étiquettes', voidLabels: 'Annuler les étiquettes', customer: 'Corriger le client', billing: 'Corriger l’adresse de facturation', invoice: 'Corriger les données de facturation', delivery: 'Modifier la livraison et la priorité', fewer: 'Retirer des unités', addItem: 'Ajouter un article', editNote: 'Modifier la note', deleteNote: 'Retirer la note', customs: 'Écrire une déclaration en douane', publish: 'Publier un document' },
  },
  orderWork: ORDER_WORK,
  statuses: {
    order: { RECEIVED: 'Reçue', ON_HOLD: 'Bloquée', IN_FULFILLMENT: 'En préparation', SHIPPED: 'Expédiée', DELIVERED: 'Livrée', CANCELLATION_REQUESTED: 'Annulation demandée', CANCELLED: 'Annulée' },
    payment: { PENDING: 'En attente', AUTHORIZED: 'Autorisé', PAID: 'Payé', CAPTURED: 'Encaissé', PARTIALLY_REFUNDED: 'Remboursé en partie', REFUNDED: 'Remboursé', VOIDED: 'Annulé', EXPIRED: 'Expiré' },
    waiting: { HOLD: 'Un déblocage', PAYMENT: 'Le paiement', CARRIER: 'Un transporteur', ITEM_CODES: 'Les codes des articles', STOCK: 'Du stock' },
    fulfillment: { NOT_READY: 'Pas prêt', TO_FULFILL: 'À préparer', ACCEPTED: 'Accepté', PROCESSED: 'Prélevé', SHIPPED: 'Expédié', CANCEL_REQUESTED: 'Annulation demandée', CANCELLED: 'Annulé', REJECTED: 'Refusé', CLOSED: 'Clos' },
    shipment: { LABEL_CREATED: 'Étiquette créée', PICKED_UP: 'Enlevé', IN_TRANSIT: 'En route', OUT_FOR_DELIVERY: 'En cours de livraison', READY_FOR_PICKUP: 'Prêt au retrait', DELIVERED: 'Livré', EXCEPTION: 'Problème', RETURNED_TO_SENDER: 'Renvoyé', VOIDED: 'Annulé' },
    return: { REQUESTED: 'Demandé', AWAITING_RECEIPT: 'Attendu', IN_TRANSIT: 'En route', RECEIVED: 'Reçu', COMPLIANT: 'Conforme', NOT_COMPLIANT: 'Non conforme', CLOSED: 'Clos', CANCELLED: 'Annulé' },
  },
  fields: {
    readyForPickupAt: 'Prête au retrait depuis', status: 'Statut', paymentStatus: 'Paiement', onHold: 'Bloquée', holdReason: 'Motif du blocage', waitingReasons: 'Attend', unallocated: 'Sans site', tags: 'Tags', cancellation: 'Annulation', reason: 'Motif', shippingAddress: 'Livraison à', totals: 'Montants', currentTotal: 'Reste', refunded: 'Remboursé', refunds: 'Remboursements', fulfillmentOrders: 'Ordres de préparation', lines: 'Lignes', shipments: 'Colis', returns: 'Retours', quantity: 'Quantité', quantityOrdered: 'Commandés', quantityOpen: 'Ouverts', quantityPicked: 'Prélevés', quantityUnfulfillable: 'Manquants', quantityShipped: 'Expédiés', quantityCancelled: 'Annulés', acceptedAt: 'Accepté', location: 'Site', code: 'Code', name: 'Nom', hasSystem: 'A un système', trackingNumbers: 'Numéros de suivi', carrierCode: 'Transporteur (code)', carrierName: 'Transporteur', trackingUrl: 'Adresse de suivi', shippedAt: 'Expédié le', amount: 'Montant', currency: 'Devise', rejection: 'Refus', reasonCode: 'Code du motif', message: 'Message', firstName: 'Prénom', lastName: 'Nom', address1: 'Adresse', address2: 'Adresse, deuxième ligne', postalCode: 'Code postal', city: 'Ville', countryCode: 'Pays', phone: 'Téléphone', total: 'Total', sku: 'SKU', title: 'Article', shipping: 'Livraison', tax: 'Taxes', subtotal: 'Articles', discounts: 'Remises', refundedAt: 'Remboursé le',
  },
  keys: { '/': 'Rechercher', '?': 'Cette liste', Enter: 'Ouvrir la commande', Esc: 'Quitter la recherche, fermer un dialogue', 'j k': 'Descendre et monter dans la liste, comme les flèches', 'n p': 'Page suivante et précédente', x: 'Sélectionner la commande ; avec Maj toutes depuis la dernière' },
  failures: {
    NETWORK: 'Le serveur n’a pas répondu. Vérifiez la connexion, puis réessayez.', FORBIDDEN: 'Vous ne pouvez pas voir ou faire cela. Demandez la permission à un propriétaire ou administrateur de l’entreprise.', UNAUTHENTICATED: 'Votre session est terminée. Reconnectez-vous.', RATE_LIMITED: 'Trop d’appels. Attendez un moment, puis réessayez.',
    UNAVAILABLE: 'Le serveur est occupé. Réessayez dans quelques secondes.', INVALID_STATE: 'L’état actuel ne le permet pas.', BAD_INPUT: 'Une saisie n’est pas correcte.', NOT_FOUND: 'Cela n’existe plus. Rechargez la page.', OTHER: 'Cela n’a pas marché.',
  },
  events: {
    'order.placed': 'Passée', 'order.released': 'Débloquée', 'order.held': 'Bloquée', 'order.status_changed': 'Statut modifié', 'order.payment_changed': 'Paiement modifié', 'order.cancelled': 'Annulée', 'order.edited': 'Modifiée', 'fulfillment.ready': 'Prête pour l’entrepôt', 'fulfillment.accepted': 'Acceptée par l’entrepôt',
    'fulfillment.rejected': 'Refusée par l’entrepôt', 'fulfillment.picked': 'Prélevée', 'fulfillment.shipped': 'Ordre de préparation expédié', 'shipment.shipped': 'Colis expédié', 'shipment.tracking_updated': 'Nouvelles du colis', 'label.made': 'Étiquette créée', 'alert.raised': 'Alerte', 'return.created': 'Retour commencé', 'return.expected': 'Retour attendu',
    'return.accepted': 'Retour accepté par l’entrepôt', 'return.received': 'Retour reçu', 'return.status_changed': 'Retour modifié', 'refund.recorded': 'Remboursée',
  },
  integrations: INTEGRATIONS,
  returns: RETURNS,
};
