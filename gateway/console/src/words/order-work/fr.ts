import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in French. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    absent: 'La liste n’a plus, ou pas encore, cette commande.', title: 'Comme les interfaces la montrent', hint: 'Ce que chaque connexion reçoit maintenant sur cette commande, de sa propre interface et avec ses propres droits. La regarder n’est pas un appel de la connexion : rien n’est journalisé, rien n’est accepté par là. D’une interface qui liste des commandes on ne voit que celle-ci ; une liste sans elle est vide.',
    none: 'Aucune connexion active ne peut lire cette commande.', copy: 'Copier tel qu’envoyé', copied: 'Copié', answer: (letter) => `Ce que répond ${letter}`, names: { A: 'API de préparation', B: 'WMS JSON', C: 'WMS XML', D: 'API commerce' },
  },
  bulk: {
    clear: 'Annuler la sélection', copied: 'Copié', copy: 'Copier en CSV', download: 'Télécharger le CSV', order: 'Commande', orders: 'Commandes', reason: 'Motif', report: 'Ce que chaque commande est devenue', result: 'Résultat', selectPage: 'Sélectionner toute la page', stop: 'Arrêter',
    selectOne: (number) => `Sélectionner la commande ${number}`, selected: (count) => `${String(count)} sélectionnées`, count: (count) => (count === 1 ? '1 commande' : `${String(count)} commandes`), wouldChange: (count) => `Changeraient : ${String(count)}`, same: (count) => `Resteraient telles quelles : ${String(count)}`,
    refused: (count) => `Seraient refusées : ${String(count)}`, carryOut: (count) => `Exécuter pour ${String(count)}`, progress: (done, all) => `${String(done)} sur ${String(all)}.`, results: { changed: 'Modifiée', refused: 'Refusée', same: 'Inchangée', stopped: 'Non envoyée', waiting: 'En attente' },
  },
  questions: {
    document: 'Document', documentsAdvice: 'Écrit de nouveau, il remplace le précédent.', labelsAdvice: 'Les étiquettes prêtes restent ; celles qui manquent ou ont échoué sont faites.', note: 'Note', noteAdvice: 'Pour les personnes de l’entreprise seulement.', parcels: 'Colis', payment: 'Paiement', paymentAdvice: 'Ce qui attend le paiement continue dès qu’il est là.', refundAdvice: 'Enregistre ce qui a été rendu ; l’argent lui-même passe par le prestataire de paiement.', refundedShipping: 'Dont pour la livraison', replaceAdvice: 'Envoie des unités de nouveau, gratuitement, dans une nouvelle commande.', weight: 'Poids de chacun, en grammes',
    name: 'Nom', email: 'Adresse e-mail', phone: 'Téléphone', customerAdvice: 'E-mail et téléphone se changent jusqu’à ce que tout soit parti ; le nom jusqu’à la préparation, ou toujours là où l’adresse a le sien.', billingAdvice: 'Vidée, il n’y en a pas.', taxCode: 'Code fiscal', vatNumber: 'Numéro de TVA', certifiedEmail: 'E-mail certifié', recipientCode: 'Code du destinataire', methodCode: 'Code du mode', methodName: 'Mode de livraison', carrierCode: 'Transporteur', serviceCode: 'Service du transporteur', shippingType: 'Vitesse', priority: 'Priorité, 1 la plus haute', notes: 'Notes pour l’entrepôt', deliveryAdvice: 'Le transport se change jusqu’à ce qu’un entrepôt l’accepte. Sans priorité, elle a celle de sa vitesse.', fewerAdvice: 'Combien d’unités de chacun sont encore voulues ; 0 annule une ligne. Ce qui est préparé reste.', addItemAdvice: 'Jusqu’à ce qu’un entrepôt accepte la commande. Le routage choisit le site.', sku: 'SKU', quantity: 'Unités', unitPrice: 'Prix d’une unité, TTC', file: 'Fichier', position: 'Où il voyage', documentNumber: 'Son numéro', customsAdvice: 'Une pour chaque ordre d’exécution. Sans pays d’origine, c’est celui de l’envoi.', publishAdvice: 'PDF, PNG, JPEG, ZPL ou texte, jusqu’à 1,4 Mo. Un document douanier à l’extérieur du colis met fin à son attente.',
  },
  choices: { STANDARD: 'Standard', EXPRESS: 'Express', INTERNAL: 'Dans le colis', EXTERNAL: 'Hors du colis' }, ofLine: { hsCode: (item) => `Code SH de ${item}`, originCountry: (item) => `Pays d’origine de ${item}` },
  more: 'Autres actions', printables: { title: 'Étiquettes et documents', label: (parcel) => (parcel === 0 ? 'Étiquette de retour' : `Étiquette du colis ${String(parcel)}`) },
  documentTypes: { INVOICE: 'Facture', RECEIPT: 'Reçu', CUSTOMS: 'Déclaration en douane', PACKING_SLIP: 'Bon de livraison', INSERT: 'Encart', OTHER: 'Autre' },
  fields: {
    unitPrice: 'Prix unitaire', customer: 'Client', email: 'Adresse e-mail', billingAddress: 'Facturé à', taxCode: 'Code fiscal', vatNumber: 'Numéro de TVA', certifiedEmail: 'E-mail certifié', recipientCode: 'Code du destinataire', methodCode: 'Code du mode', serviceCode: 'Service du transporteur', invoiceDetails: 'Données de facturation', priority: 'Priorité',
    staffNotes: 'Notes de l’équipe', nodes: 'Notes', text: 'Texte', author: 'Auteur', createdAt: 'Écrite le', replacements: 'Remplacée par', number: 'Numéro', labels: 'Étiquettes', parcel: 'Colis', format: 'Format', trackingNumber: 'Numéro de suivi', failureReason: 'Pourquoi cela a échoué', orderDocuments: 'Documents', documents: 'Documents', type: 'Sorte', filename: 'Fichier', externalReady: 'Documents de douane prêts', externalRequired: 'Documents de douane requis',
  },
  events: {
    'order.tags_changed': 'Tags modifiés', 'order.address_changed': 'Adresse modifiée', 'order.notes_changed': 'Notes modifiées', 'order.lines_changed': 'Lignes modifiées', 'order.lines_cancelled': 'Lignes annulées', 'order.item_replaced': 'Article remplacé',
    'order.fixed': 'Renvoyée à l’entrepôt', 'order.reship_created': 'Envoyée de nouveau dans une nouvelle commande', 'order.ready_for_pickup': 'Prête au retrait', 'order.collected': 'Retirée', 'order.documents_changed': 'Documents modifiés', 'order.customer_changed': 'Client modifié',
    'order.customer_erased': 'Client effacé', 'order.shipping_method_changed': 'Mode de livraison modifié', 'order.priority_changed': 'Priorité modifiée', 'order.allocated': 'Site choisi', 'fulfillment.closed': 'Ordre de préparation clos', 'fulfillment.cancelled': 'Ordre de préparation annulé',
    'fulfillment.withdrawn': 'Reprise à l’entrepôt', 'fulfillment.moved': 'Déplacée vers un autre site', 'fulfillment.exported': 'Envoyée à l’entrepôt', 'shipment.voided': 'Colis annulé', 'return.label_made': 'Étiquette de retour faite', 'return.label_failed': 'Étiquette de retour échouée',
    'return.cancelled': 'Retour annulé', 'return.matched': 'Retour rapproché', 'return.tags_changed': 'Tags du retour modifiés', 'refund.linked': 'Remboursement lié à un retour', 'label.voided': 'Étiquette annulée', 'label.failed': 'Étiquette échouée',
    'document.published': 'Document publié', 'store_credit.issued': 'Avoir émis',
  },
  doneBy: { itself: 'automatiquement', shopper: 'le client' },
  ways: { returns: 'la page des retours', tracking: 'le suivi', 'portico-console': 'cette console', 'portico-cli': 'la ligne de commande', 'portico-graphiql': 'GraphiQL', graphql: 'GraphQL' },
};
