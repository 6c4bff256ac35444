import type { LiveWords } from '../../live/live-words.js';
import type { TodayWords } from '../../today/today-words.js';

/** What is shown as it happens, in French. */
export const LIVE: LiveWords = {
  live: 'Mis à jour en direct', offline: 'Non connecté : les changements ne s’affichent pas',
  changed: (count) => (count === 1 ? '1 modifiée : afficher' : `${String(count)} modifiées : afficher`),
};

/** The page of today in French. */
export const TODAY: TodayWords = {
  title: 'Aujourd’hui', lead: 'Ce qu’il faut regarder, tel que c’est maintenant.', resolve: 'Résoudre', showOrders: 'Afficher les commandes', promisedFor: 'promise pour le', since: 'depuis le', ordersWithoutCodes: 'Commandes en attente de codes d’articles', carrierCodes: 'Codes des transporteurs', reserved: 'Réservés :', reported: 'Déclarés :', kept: 'Tenues :', late: 'En retard :', means: 'Signifie', atDepot: 'Dans un dépôt ou point de retrait', nothingPromised: 'Aucune promesse de ces jours n’est encore échue.', nothingReadable: 'Votre rôle ne permet de lire ni les commandes ni les connexions. Demandez à un propriétaire ou administrateur de l’entreprise.',
  more: (count) => `et ${count} de plus`,
  figures: {
    alerts: { title: 'Alertes ouvertes', none: 'Il n’y a rien à regarder.', advice: 'Faites ce que dit l’alerte, puis résolvez-la.' },
    late: { title: 'Commandes en retard', none: 'Jusqu’ici, chaque jour promis est tenu.', advice: 'Prévenez le client, et demandez au site ou au transporteur.' },
    silent: { title: 'Entrepôts silencieux', none: 'Chaque entrepôt avec des commandes en attente a appelé.', advice: 'Appelez l’entrepôt : son système n’a rien relevé depuis une demi-heure.' },
    deliveries: { title: 'Webhooks non livrés', none: 'Chaque destinataire accepte ce qu’il reçoit.', advice: 'Demandez à qui gère le destinataire ; c’est réessayé tout seul, et les abandonnés sur demande.' },
    codes: { title: 'Codes sans correspondance', none: 'Chaque code a un sens.', advice: 'Donnez ici un statut aux codes des transporteurs, et aux articles leurs codes au catalogue.' },
    stock: { title: 'Écarts de stock', none: 'Nulle part il n’est réservé plus que déclaré.', advice: 'Faites compter l’article, ou déplacez ses commandes vers un autre site.' },
    promises: { title: 'Promesses tenues, sept jours', none: 'Aucune promesse de ces jours n’a été manquée.', advice: 'Regardez quel mode, site ou transporteur ont celles en retard.' },
  },
  alertTypes: {
    MISSING_PIECES: 'Des unités manquent', PICKING_CORRECTED: 'Unités manquantes retrouvées', ORDER_REJECTED: 'Un entrepôt refuse une commande', WAREHOUSE_GAVE_UP: 'Un entrepôt a renoncé',
    CANCELLATION_TOO_LATE: 'Annulée trop tard', LABEL_FAILED: 'Pas d’étiquette', UNALLOCATED: 'Aucun site ne peut préparer', RETURN_NOT_COMPLIANT: 'Retour non conforme',
    RETURN_UNANNOUNCED: 'Retour non annoncé', RETURN_AFTER_CANCELLATION: 'Retour après annulation', RETURN_REFUSED: 'Retour refusé', RETURN_NOT_REFUNDED: 'Remboursement dû',
    RETURN_NOT_SENT: 'Échange non renvoyé', RETURN_LABEL_FAILED: 'Pas d’étiquette de retour', WAREHOUSE_SILENT: 'Entrepôt silencieux', WEBHOOK_GIVEN_UP: 'Webhook abandonné',
    WEBHOOK_UNSENDABLE: 'Webhook impossible à envoyer', UNKNOWN_BARCODE: 'Code-barres inconnu', DELIVERY_PROBLEM: 'Problème de livraison', PARCEL_RETURNED: 'Colis renvoyé',
    TRACKING_CONTRADICTORY: 'Suivi contradictoire', PARCEL_NOT_SCANNED: 'Colis non scanné', PARCEL_STUCK: 'Colis immobile', PARCEL_DELAYED: 'Colis retardé',
    ORDERS_SHIP_LATE: 'Commandes parties en retard', RECORD_UNREADABLE: 'Donnée endommagée',
  },
};
