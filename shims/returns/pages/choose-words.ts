import type { InEveryLanguage } from '#contract/languages.js';
import type { ReturnBlock, ReturnResolution } from '#contract/schema.generated.js';

/** The text of the page on which shoppers choose what they return. */
export interface ChooseWords {
  readonly title: string;
  readonly step: (at: string) => string;
  readonly order: string;
  readonly placed: string;
  readonly delivered: string;
  readonly until: string;
  readonly items: string;
  /** Why something cannot be returned. */
  readonly blocks: Readonly<Record<ReturnBlock, string>>;
  readonly nothing: string;
  /** The reasons stand beside the items. */
  readonly nothingLines: string;
  readonly contact: string;
  readonly left: (units: string, of: string) => string;
  readonly quantity: string;
  readonly none: string;
  readonly reason: string;
  readonly reasonPrompt: string;
  readonly resolution: string;
  readonly resolutions: Readonly<Record<ReturnResolution, string>>;
  readonly hints: Readonly<Record<ReturnResolution, string>>;
  readonly fee: (amount: string) => string;
  /** Where reasons or methods have different fees. */
  readonly feeDepends: (least: string, most: string) => string;
  readonly chooseLine: string;
  readonly chooseResolution: string;
  readonly chooseReason: (title: string) => string;
  readonly atMost: (title: string, units: string) => string;
  readonly noExchange: (title: string) => string;
  readonly next: string;
  readonly another: string;
}

/** The page's text in every language. */
export const CHOOSE_WORDS: InEveryLanguage<ChooseWords> = {
  it: {
    title: 'Che cosa vuoi restituire?', step: (at) => `Passo ${at} di 3`, order: 'Ordine', placed: 'Ordinato il', delivered: 'Consegnato il', until: 'Puoi restituire fino al', items: 'Articoli',
    blocks: {
      CANCELLED: 'È stato annullato.', NOT_SHIPPED: 'Non è ancora partito.', WINDOW_CLOSED: 'Il termine per la restituzione è scaduto.', LIMIT_REACHED: 'Hai raggiunto il numero massimo di resi per questo periodo.',
      EXCLUDED_SKU: 'Questo articolo non si può restituire.', EXCLUDED_TAG: 'Questo articolo non si può restituire.', FINAL_SALE: 'È una vendita definitiva, senza reso.', ALREADY_RETURNED: 'È già in un reso.',
    },
    nothing: 'Di questo ordine non puoi restituire nulla', nothingLines: 'Il motivo è indicato accanto a ogni articolo.', contact: 'C’è un problema con un articolo? Scrivi al negozio:', left: (units, of) => `Puoi restituirne ${units} di ${of}.`, quantity: 'Quanti ne restituisci?', none: 'Nessuno', reason: 'Perché lo restituisci?', reasonPrompt: 'Scegli un motivo',
    resolution: 'Che cosa preferisci?', resolutions: { REFUND: 'Rimborso', EXCHANGE: 'Cambio', STORE_CREDIT: 'Buono acquisto' },
    hints: { REFUND: 'Sul metodo con cui hai pagato.', EXCHANGE: 'Un’altra taglia o variante, senza costi: te la teniamo da parte.', STORE_CREDIT: 'Un codice da spendere nel negozio, senza costi di reso.' }, fee: (amount) => `Per il reso tratteniamo ${amount}.`, feeDepends: (least, most) => `Per il reso tratteniamo da ${least} a ${most}, a seconda del motivo e della modalità.`,
    chooseLine: 'Scegli almeno un articolo', chooseResolution: 'Scegli che cosa preferisci', chooseReason: (title) => `${title}: scegli un motivo`, atMost: (title, units) => `${title}: puoi restituirne al massimo ${units}`, noExchange: (title) => `${title}: al momento non c’è altro con cui cambiarlo`,
    next: 'Continua', another: 'Cerca un altro ordine',
  },
  en: {
    title: 'What would you like to return?', step: (at) => `Step ${at} of 3`, order: 'Order', placed: 'Ordered on', delivered: 'Delivered on', until: 'You can return until', items: 'Items',
    blocks: {
      CANCELLED: 'It was cancelled.', NOT_SHIPPED: 'It has not been sent yet.', WINDOW_CLOSED: 'The time to return it is over.', LIMIT_REACHED: 'You have reached the number of returns for this period.',
      EXCLUDED_SKU: 'This item cannot be returned.', EXCLUDED_TAG: 'This item cannot be returned.', FINAL_SALE: 'It was sold as final sale, without return.', ALREADY_RETURNED: 'It is already in a return.',
    },
    nothing: 'Nothing of this order can be returned', nothingLines: 'The reason stands beside each item.', contact: 'Is there a problem with an item? Contact the shop:', left: (units, of) => `You can return ${units} of ${of}.`, quantity: 'How many are you returning?', none: 'None', reason: 'Why are you returning it?', reasonPrompt: 'Choose a reason',
    resolution: 'What would you like?', resolutions: { REFUND: 'A refund', EXCHANGE: 'An exchange', STORE_CREDIT: 'Store credit' },
    hints: { REFUND: 'To the payment method you used.', EXCHANGE: 'Another size or colour, free of charge: we keep it for you.', STORE_CREDIT: 'A code to spend in the shop, without a return fee.' }, fee: (amount) => `We withhold ${amount} for the return.`, feeDepends: (least, most) => `We withhold ${least} to ${most} for the return, depending on the reason and the method.`,
    chooseLine: 'Choose at least one item', chooseResolution: 'Choose what you would like', chooseReason: (title) => `${title}: choose a reason`, atMost: (title, units) => `${title}: you can return ${units} at most`, noExchange: (title) => `${title}: there is nothing to exchange it for just now`,
    next: 'Continue', another: 'Find another order',
  },
  de: {
    title: 'Was möchten Sie zurückgeben?', step: (at) => `Schritt ${at} von 3`, order: 'Bestellung', placed: 'Bestellt am', delivered: 'Zugestellt am', until: 'Rückgabe möglich bis', items: 'Artikel',
    blocks: {
      CANCELLED: 'Wurde storniert.', NOT_SHIPPED: 'Wurde noch nicht versandt.', WINDOW_CLOSED: 'Die Rückgabefrist ist abgelaufen.', LIMIT_REACHED: 'Sie haben die Höchstzahl an Rückgaben für diesen Zeitraum erreicht.',
      EXCLUDED_SKU: 'Dieser Artikel ist von der Rückgabe ausgeschlossen.', EXCLUDED_TAG: 'Dieser Artikel ist von der Rückgabe ausgeschlossen.', FINAL_SALE: 'Der Artikel wurde ohne Rückgaberecht verkauft.', ALREADY_RETURNED: 'Ist bereits in einer Rückgabe enthalten.',
    },
    nothing: 'Von dieser Bestellung können Sie nichts zurückgeben', nothingLines: 'Der Grund steht bei jedem Artikel.', contact: 'Gibt es ein Problem mit einem Artikel? Wenden Sie sich an den Shop:', left: (units, of) => `Sie können ${units} von ${of} zurückgeben.`, quantity: 'Wie viele geben Sie zurück?', none: 'Keine', reason: 'Warum geben Sie ihn zurück?', reasonPrompt: 'Bitte wählen Sie einen Grund',
    resolution: 'Was wünschen Sie?', resolutions: { REFUND: 'Erstattung', EXCHANGE: 'Umtausch', STORE_CREDIT: 'Guthaben' },
    hints: { REFUND: 'Über die Zahlungsart, mit der Sie bezahlt haben.', EXCHANGE: 'Eine andere Größe oder Farbe, kostenlos: Wir legen sie für Sie zurück.', STORE_CREDIT: 'Ein Code zum Einlösen im Shop, ohne Rücksendegebühr.' }, fee: (amount) => `Für die Rückgabe behalten wir ${amount} ein.`, feeDepends: (least, most) => `Für die Rückgabe behalten wir je nach Grund und Rückgabeweg ${least} bis ${most} ein.`,
    chooseLine: 'Bitte wählen Sie mindestens einen Artikel', chooseResolution: 'Bitte wählen Sie, was Sie wünschen', chooseReason: (title) => `${title}: Bitte wählen Sie einen Grund`, atMost: (title, units) => `${title}: Sie können höchstens ${units} zurückgeben`, noExchange: (title) => `${title}: Dafür ist gerade nichts zum Umtausch vorrätig`,
    next: 'Weiter', another: 'Andere Bestellung suchen',
  },
  fr: {
    title: 'Que souhaitez-vous retourner ?', step: (at) => `Étape ${at} sur 3`, order: 'Commande', placed: 'Commandée le', delivered: 'Livrée le', until: 'Retour possible jusqu’au', items: 'Articles',
    blocks: {
      CANCELLED: 'A été annulé.', NOT_SHIPPED: 'N’a pas encore été expédié.', WINDOW_CLOSED: 'Le délai de retour est dépassé.', LIMIT_REACHED: 'Vous avez atteint le nombre de retours autorisé pour cette période.',
      EXCLUDED_SKU: 'Cet article ne peut pas être retourné.', EXCLUDED_TAG: 'Cet article ne peut pas être retourné.', FINAL_SALE: 'Vente définitive, sans retour possible.', ALREADY_RETURNED: 'Cet article est déjà dans un retour.',
    },
    nothing: 'Rien ne peut être retourné dans cette commande', nothingLines: 'Le motif est indiqué à côté de chaque article.', contact: 'Un problème avec un article ? Contactez la boutique :', left: (units, of) => `Vous pouvez en retourner ${units} sur ${of}.`, quantity: 'Combien en retournez-vous ?', none: 'Aucun', reason: 'Pourquoi le retournez-vous ?', reasonPrompt: 'Choisissez un motif',
    resolution: 'Que préférez-vous ?', resolutions: { REFUND: 'Un remboursement', EXCHANGE: 'Un échange', STORE_CREDIT: 'Un avoir' },
    hints: { REFUND: 'Sur le moyen de paiement utilisé.', EXCHANGE: 'Une autre taille ou couleur, sans frais : nous vous la réservons.', STORE_CREDIT: 'Un code à utiliser dans la boutique, sans frais de retour.' }, fee: (amount) => `Nous retenons ${amount} pour le retour.`, feeDepends: (least, most) => `Nous retenons de ${least} à ${most} pour le retour, selon le motif et le mode de retour.`,
    chooseLine: 'Choisissez au moins un article', chooseResolution: 'Choisissez ce que vous préférez', chooseReason: (title) => `${title} : choisissez un motif`, atMost: (title, units) => `${title} : vous pouvez en retourner ${units} au maximum`, noExchange: (title) => `${title} : aucun échange n’est disponible en ce moment`,
    next: 'Continuer', another: 'Chercher une autre commande',
  },
  es: {
    title: '¿Qué quieres devolver?', step: (at) => `Paso ${at} de 3`, order: 'Pedido', placed: 'Pedido el', delivered: 'Entregado el', until: 'Puedes devolver hasta el', items: 'Artículos',
    blocks: {
      CANCELLED: 'Se ha cancelado.', NOT_SHIPPED: 'Todavía no ha salido.', WINDOW_CLOSED: 'El plazo de devolución ha terminado.', LIMIT_REACHED: 'Has alcanzado el máximo de devoluciones de este periodo.',
      EXCLUDED_SKU: 'Este artículo no se puede devolver.', EXCLUDED_TAG: 'Este artículo no se puede devolver.', FINAL_SALE: 'Se vendió sin derecho a devolución.', ALREADY_RETURNED: 'Ya está en una devolución.',
    },
    nothing: 'De este pedido no se puede devolver nada', nothingLines: 'El motivo aparece junto a cada artículo.', contact: '¿Hay algún problema con un artículo? Escribe a la tienda:', left: (units, of) => `Puedes devolver ${units} de ${of}.`, quantity: '¿Cuántos devuelves?', none: 'Ninguno', reason: '¿Por qué lo devuelves?', reasonPrompt: 'Elige un motivo',
    resolution: '¿Qué prefieres?', resolutions: { REFUND: 'Reembolso', EXCHANGE: 'Cambio', STORE_CREDIT: 'Vale de compra' },
    hints: { REFUND: 'En el método con el que pagaste.', EXCHANGE: 'Otra talla o color, sin coste: te lo guardamos.', STORE_CREDIT: 'Un código para gastar en la tienda, sin gastos de devolución.' }, fee: (amount) => `Por la devolución descontamos ${amount}.`, feeDepends: (least, most) => `Por la devolución descontamos de ${least} a ${most}, según el motivo y el modo de devolución.`,
    chooseLine: 'Elige al menos un artículo', chooseResolution: 'Elige qué prefieres', chooseReason: (title) => `${title}: elige un motivo`, atMost: (title, units) => `${title}: puedes devolver ${units} como máximo`, noExchange: (title) => `${title}: ahora mismo no hay nada por lo que cambiarlo`,
    next: 'Continuar', another: 'Buscar otro pedido',
  },
};
