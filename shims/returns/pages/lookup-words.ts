import type { InEveryLanguage } from '#contract/languages.js';

/** The text of the page on which shoppers find their order. */
export interface LookupWords {
  readonly title: string;
  readonly lead: (days: string) => string;
  /** Where orders have different windows. */
  readonly leadDepends: (least: string) => string;
  readonly order: string;
  readonly orderHint: string;
  /** What proves the order, by what the store accepts. */
  readonly verifiers: { readonly EMAIL: string; readonly ZIP: string; readonly either: string };
  readonly verifierHint: string;
  readonly find: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly locked: { readonly title: string; readonly text: (minutes: string) => string };
  readonly busy: { readonly title: string; readonly text: (seconds: string) => string };
  readonly sessionOver: { readonly title: string; readonly text: string };
  /** Of a page or form of an order after another one was looked up in the same browser. */
  readonly otherOrder: { readonly title: string; readonly text: string };
}

/** The page's text in every language. */
export const LOOKUP_WORDS: InEveryLanguage<LookupWords> = {
  it: {
    title: 'Restituisci un articolo', lead: (days) => `Hai ${days} giorni dalla consegna. Cerca il tuo ordine per vedere che cosa puoi restituire.`, leadDepends: (least) => `Hai almeno ${least} giorni dalla consegna: quanti dipende dall’ordine. Cercalo per vedere che cosa puoi restituire e fino a quando.`,
    order: 'Numero d’ordine', orderHint: 'Lo trovi nell’e-mail di conferma, per esempio #1042.', verifiers: { EMAIL: 'Indirizzo e-mail', ZIP: 'CAP di consegna', either: 'Indirizzo e-mail o CAP di consegna' },
    verifierHint: 'Quello che hai indicato per questo ordine.', find: 'Trova l’ordine',
    notFound: { title: 'Non troviamo questo ordine', text: 'Controlla il numero e l’altro dato: devono essere quelli dell’ordine. Dopo cinque tentativi il numero resta bloccato per 15 minuti.' },
    locked: { title: 'Troppi tentativi per questo ordine', text: (minutes) => `Per sicurezza il numero è bloccato. Riprova tra ${minutes} min.` },
    busy: { title: 'Troppe ricerche', text: (seconds) => `Riprova tra ${seconds} secondi.` },
    sessionOver: { title: 'La sessione è terminata', text: 'Per la tua sicurezza dura 60 minuti. Cerca di nuovo l’ordine: quello che avevi scelto è ancora qui.' },
    otherOrder: { title: 'Nel frattempo hai cercato un altro ordine', text: 'La pagina era di un ordine diverso. Cerca di nuovo quell’ordine: quello che avevi scelto è ancora qui.' },
  },
  en: {
    title: 'Return an item', lead: (days) => `You have ${days} days from delivery. Find your order to see what you can return.`, leadDepends: (least) => `You have at least ${least} days from delivery: how many depends on the order. Find yours to see what you can return and until when.`,
    order: 'Order number', orderHint: 'It is in your confirmation email, for example #1042.', verifiers: { EMAIL: 'Email address', ZIP: 'Delivery postcode', either: 'Email address or delivery postcode' },
    verifierHint: 'The one you gave with this order.', find: 'Find my order',
    notFound: { title: 'We cannot find this order', text: 'Check the number and the other detail: both must be those of the order. After five attempts the number is locked for 15 minutes.' },
    locked: { title: 'Too many attempts for this order', text: (minutes) => `For safety the number is locked. Try again in ${minutes} min.` },
    busy: { title: 'Too many searches', text: (seconds) => `Try again in ${seconds} seconds.` },
    sessionOver: { title: 'Your session has ended', text: 'For your safety it lasts 60 minutes. Find your order again: what you chose is still here.' },
    otherOrder: { title: 'You have looked up another order meanwhile', text: 'That page was for a different order. Find that order again: what you chose is still here.' },
  },
  de: {
    title: 'Artikel zurückgeben', lead: (days) => `Sie haben ab der Zustellung ${days} Tage Zeit. Suchen Sie Ihre Bestellung, um zu sehen, was Sie zurückgeben können.`, leadDepends: (least) => `Sie haben ab der Zustellung mindestens ${least} Tage Zeit; wie viele, hängt von der Bestellung ab. Suchen Sie Ihre, um zu sehen, was Sie bis wann zurückgeben können.`,
    order: 'Bestellnummer', orderHint: 'Sie steht in Ihrer Bestätigungsmail, zum Beispiel #1042.', verifiers: { EMAIL: 'E-Mail-Adresse', ZIP: 'Postleitzahl der Lieferadresse', either: 'E-Mail-Adresse oder Postleitzahl der Lieferadresse' },
    verifierHint: 'So, wie Sie sie bei dieser Bestellung angegeben haben.', find: 'Bestellung suchen',
    notFound: { title: 'Wir finden diese Bestellung nicht', text: 'Bitte prüfen Sie die Nummer und die zweite Angabe: Beide müssen zur Bestellung gehören. Nach fünf Versuchen ist die Nummer 15 Minuten lang gesperrt.' },
    locked: { title: 'Zu viele Versuche für diese Bestellung', text: (minutes) => `Zur Sicherheit ist die Nummer gesperrt. Bitte versuchen Sie es in ${minutes} Min. noch einmal.` },
    busy: { title: 'Zu viele Suchen', text: (seconds) => `Bitte versuchen Sie es in ${seconds} Sekunden noch einmal.` },
    sessionOver: { title: 'Ihre Sitzung ist beendet', text: 'Zu Ihrer Sicherheit dauert sie 60 Minuten. Bitte suchen Sie Ihre Bestellung noch einmal: Ihre Auswahl ist noch da.' },
    otherOrder: { title: 'Sie haben inzwischen eine andere Bestellung gesucht', text: 'Die Seite gehörte zu einer anderen Bestellung. Bitte suchen Sie diese Bestellung noch einmal: Ihre Auswahl ist noch da.' },
  },
  fr: {
    title: 'Retourner un article', lead: (days) => `Vous disposez de ${days} jours après la livraison. Recherchez votre commande pour voir ce que vous pouvez retourner.`, leadDepends: (least) => `Vous disposez d’au moins ${least} jours après la livraison, selon la commande. Recherchez la vôtre pour voir ce que vous pouvez retourner et jusqu’à quand.`,
    order: 'Numéro de commande', orderHint: 'Il figure dans votre e-mail de confirmation, par exemple #1042.', verifiers: { EMAIL: 'Adresse e-mail', ZIP: 'Code postal de livraison', either: 'Adresse e-mail ou code postal de livraison' },
    verifierHint: 'L’information indiquée lors de cette commande.', find: 'Trouver ma commande',
    notFound: { title: 'Nous ne trouvons pas cette commande', text: 'Vérifiez le numéro et l’autre information : les deux doivent être ceux de la commande. Après cinq essais, le numéro est bloqué pendant 15 minutes.' },
    locked: { title: 'Trop d’essais pour cette commande', text: (minutes) => `Par sécurité, le numéro est bloqué. Réessayez dans ${minutes} min.` },
    busy: { title: 'Trop de recherches', text: (seconds) => `Réessayez dans ${seconds} secondes.` },
    sessionOver: { title: 'Votre session est terminée', text: 'Pour votre sécurité, elle dure 60 minutes. Recherchez de nouveau votre commande : vos choix sont toujours là.' },
    otherOrder: { title: 'Vous avez recherché une autre commande entre-temps', text: 'La page concernait une autre commande. Recherchez de nouveau cette commande : vos choix sont toujours là.' },
  },
  es: {
    title: 'Devolver un artículo', lead: (days) => `Tienes ${days} días desde la entrega. Busca tu pedido para ver qué puedes devolver.`, leadDepends: (least) => `Tienes al menos ${least} días desde la entrega: cuántos depende del pedido. Búscalo para ver qué puedes devolver y hasta cuándo.`,
    order: 'Número de pedido', orderHint: 'Está en el correo de confirmación, por ejemplo #1042.', verifiers: { EMAIL: 'Correo electrónico', ZIP: 'Código postal de entrega', either: 'Correo electrónico o código postal de entrega' },
    verifierHint: 'El que indicaste en este pedido.', find: 'Buscar mi pedido',
    notFound: { title: 'No encontramos este pedido', text: 'Comprueba el número y el otro dato: los dos deben ser los del pedido. Tras cinco intentos el número queda bloqueado 15 minutos.' },
    locked: { title: 'Demasiados intentos con este pedido', text: (minutes) => `Por seguridad el número está bloqueado. Inténtalo de nuevo en ${minutes} min.` },
    busy: { title: 'Demasiadas búsquedas', text: (seconds) => `Inténtalo de nuevo en ${seconds} segundos.` },
    sessionOver: { title: 'La sesión ha terminado', text: 'Por tu seguridad dura 60 minutos. Busca tu pedido otra vez: lo que elegiste sigue aquí.' },
    otherOrder: { title: 'Mientras tanto has buscado otro pedido', text: 'La página era de otro pedido. Busca de nuevo ese pedido: lo que elegiste sigue aquí.' },
  },
};
