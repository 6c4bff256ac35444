import type { StockWords } from '../stock-words.js';

/** Stock in French. */
export const WORDS: StockWords = {
  title: 'Stock', lead: 'Ce que les entrepôts ont déclaré, ce que les commandes en retiennent, ce que les canaux peuvent vendre, et pourquoi cela diffère.', reconciliation: 'Rapprochement', inventory: 'Inventaire', inventoryLead: 'Ce qui est disponible et où ; ce qui a changé en dernier vient en premier.', search: 'Trouver un article', searchHint: 'SKU exact',
  none: 'Aucun stock ne correspond', noneAdvice: 'Choisissez un autre écart ou un autre site. Les articles apparaissent dès qu’un entrepôt les déclare, que quelqu’un les compte ou qu’une commande les réserve.', showAll: 'Afficher tout le stock', unknownItem: 'Aucun article n’a ce SKU', unknownItemAdvice: 'Les SKU sont comparés lettre par lettre, majuscules comprises. Les articles viennent du catalogue.',
  noneAnywhere: 'Il n’est encore nulle part', noneAnywhereAdvice: 'Aucun entrepôt ne l’a déclaré, personne ne l’a compté et aucune commande ne le réserve. Comptez-le, ou indiquez ce qui est en route.', difference: 'Écart', location: 'Site', byHand: 'Compté par des personnes', bySystem: 'Déclaré par le système de l’entrepôt', barcode: 'EAN', changed: 'Modifié', where: 'Où',
  onHand: 'Présent', reserved: 'Réservé', published: 'Vendable', reported: 'Déclaré', sum: 'Le calcul', accepted: 'Accepté, non expédié', acceptedAdvice: 'Ces unités sont aussi en rayon : une déclaration exclut ce qui a été accepté.', reservedBy: 'Réservé par', acceptedBy: 'Accepté, non expédié, pour', noReservation: 'Aucune commande n’en retient.', levels: 'Tel que déclaré', place: 'Emplacement', condition: 'État', units: 'Unités', asOf: 'Compté',
  incoming: 'En route', noIncoming: 'Rien n’est en route.', expectedAt: 'Attendu', orders: 'Toutes les commandes avec cet article', audit: 'Comptages et modifications ici', back: 'Retour à la liste',
  count: 'Compter', countAdvice: 'Comptez ce qui s’y trouve sans les unités des commandes acceptées.', countedElsewhere: 'Les sites avec un système d’entrepôt manquent ici : leur système transmet ce qu’il a compté.', counted: 'Unités comptées', stale: 'Un comptage plus récent est connu : celui-ci ne changerait rien.', setIncoming: 'Stock attendu', incomingAdvice: 'Tout ce qui est en route vers le site ; cela remplace ce qui était attendu avant. Sans arrivage, rien n’est attendu.', addArrival: 'Ajouter un arrivage', removeArrival: 'Retirer', readOnly: 'Vous pouvez consulter le stock ; le compter demande la permission commerce.write.',
  columns: { sku: 'SKU', item: 'Article', location: 'Site', onHand: 'Présent', reserved: 'Réservé', published: 'Vendable', accepted: 'Accepté', incoming: 'En route', difference: 'Pourquoi cela diffère' },
  usual: { all: 'Tout', different: 'Avec un écart', oversold: 'Survendu', unreported: 'Jamais déclaré', miscounted: 'Mal compté', notSellable: 'Non vendable' },
  kinds: { OVERSOLD: 'Survendu', MISCOUNTED: 'Mal compté', NEVER_REPORTED: 'Jamais déclaré', NOT_SELLABLE: 'Non vendable', RESERVED: 'Réservé' },
  reasons: {
    OVERSOLD: 'On a réservé plus que ce qui a été déclaré. Les canaux voient 0 : comptez l’article, attendez un arrivage, ou déplacez ou annulez des commandes.', MISCOUNTED: 'La réservation n’est pas la somme des commandes : dites-le à qui exploite la plateforme.', NEVER_REPORTED: 'Personne ne l’a encore déclaré ni compté ici. Demandez à l’entrepôt une déclaration complète, ou comptez-le.',
    NOT_SELLABLE: 'Unités qui ne sont pas en état d’être vendues.', RESERVED: 'Unités de commandes que le site n’a pas encore acceptées.',
  },
  conditions: { SELLABLE: 'Vendable', DAMAGED: 'Endommagé', QUARANTINE: 'En quarantaine', BLOCKED: 'Bloqué' },
  more: (count) => `et ${count} de plus`, arrival: (units, at) => `${units} le ${at}`,
};
