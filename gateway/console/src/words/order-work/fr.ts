import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in French. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    title: 'Comme les interfaces la montrent', hint: 'Ce que chaque connexion reçoit maintenant sur cette commande, de sa propre interface et avec ses propres droits. La regarder n’est pas un appel de la connexion : rien n’est journalisé, rien n’est accepté par là. D’une interface qui liste des commandes on ne voit que celle-ci ; une liste sans elle est vide.',
    none: 'Aucune connexion active ne peut lire cette commande.', copy: 'Copier tel qu’envoyé', copied: 'Copié', answer: (letter) => `Ce que répond ${letter}`, names: { A: 'API de préparation', B: 'WMS JSON', C: 'WMS XML', D: 'API de commerce' },
  },
};
