import type { InEveryLanguage } from './languages.js';
import type { ReturnNotificationKind } from './notification-kind.js';
import type { NotificationText } from './notification-text.js';

/** The texts about returns of merchants that have none of their own. */
export const RETURN_TEXTS: Readonly<Record<ReturnNotificationKind, InEveryLanguage<NotificationText>>> = {
  RETURN_OPENED: {
    it: { subject: 'Il tuo reso {return} è registrato', body: '{greeting}\n\nabbiamo registrato il tuo reso {return} dell’ordine {order} da {company}:\n\n{items}\n\n{outcome}\n\n{instructions}' },
    en: { subject: 'Your return {return} is registered', body: '{greeting}\n\nWe have registered your return {return} of order {order} from {company}:\n\n{items}\n\n{outcome}\n\n{instructions}' },
    de: { subject: 'Ihre Rücksendung {return} ist angemeldet', body: '{greeting}\n\nIhre Rücksendung {return} zur Bestellung {order} bei {company} ist angemeldet:\n\n{items}\n\n{outcome}\n\n{instructions}' },
    fr: { subject: 'Votre retour {return} est enregistré', body: '{greeting}\n\nNous avons enregistré votre retour {return} de la commande {order} chez {company} :\n\n{items}\n\n{outcome}\n\n{instructions}' },
    es: { subject: 'Tu devolución {return} está registrada', body: '{greeting}\n\nHemos registrado tu devolución {return} del pedido {order} de {company}:\n\n{items}\n\n{outcome}\n\n{instructions}' },
  },
  RETURN_LABEL_READY: {
    it: { subject: 'L’etichetta del tuo reso {return} è pronta', body: '{greeting}\n\nl’etichetta del tuo reso {return} (ordine {order}) è pronta. Scaricala dalla pagina del reso, stampala e attaccala al pacco.\n\nCorriere: {carrier}, numero {tracking_number}' },
    en: { subject: 'The label of your return {return} is ready', body: '{greeting}\n\nThe label of your return {return} (order {order}) is ready. Download it from the return’s page, print it and stick it on the parcel.\n\nCarrier: {carrier}, number {tracking_number}' },
    de: { subject: 'Das Etikett Ihrer Rücksendung {return} ist fertig', body: '{greeting}\n\ndas Versandetikett Ihrer Rücksendung {return} (Bestellung {order}) ist fertig. Laden Sie es von der Seite der Rücksendung herunter, drucken Sie es aus und kleben Sie es auf das Paket.\n\nZusteller: {carrier}, Nummer {tracking_number}' },
    fr: { subject: 'L’étiquette de votre retour {return} est prête', body: '{greeting}\n\nL’étiquette de votre retour {return} (commande {order}) est prête. Téléchargez-la depuis la page du retour, imprimez-la et collez-la sur le colis.\n\nTransporteur : {carrier}, numéro {tracking_number}' },
    es: { subject: 'La etiqueta de tu devolución {return} está lista', body: '{greeting}\n\nLa etiqueta de tu devolución {return} (pedido {order}) está lista. Descárgala de la página de la devolución, imprímela y pégala en el paquete.\n\nTransportista: {carrier}, número {tracking_number}' },
  },
  RETURN_LABEL_DELAYED: {
    it: { subject: 'L’etichetta del tuo reso {return} è in ritardo', body: '{greeting}\n\nper l’etichetta del tuo reso {return} (ordine {order}) ci vuole più tempo del previsto. Per favore non spedire ancora nulla: ti scriviamo appena è pronta.' },
    en: { subject: 'The label of your return {return} is delayed', body: '{greeting}\n\nThe label of your return {return} (order {order}) is taking longer than expected. Please do not send anything yet: we will write to you as soon as it is ready.' },
    de: { subject: 'Das Etikett Ihrer Rücksendung {return} verzögert sich', body: '{greeting}\n\ndas Versandetikett Ihrer Rücksendung {return} (Bestellung {order}) braucht länger als erwartet. Bitte senden Sie noch nichts ab: Wir schreiben Ihnen, sobald es fertig ist.' },
    fr: { subject: 'L’étiquette de votre retour {return} est retardée', body: '{greeting}\n\nL’étiquette de votre retour {return} (commande {order}) prend plus de temps que prévu. Merci de ne rien envoyer pour l’instant : nous vous écrirons dès qu’elle sera prête.' },
    es: { subject: 'La etiqueta de tu devolución {return} se retrasa', body: '{greeting}\n\nLa etiqueta de tu devolución {return} (pedido {order}) está tardando más de lo previsto. Por favor, no envíes nada todavía: te escribiremos en cuanto esté lista.' },
  },
  RETURN_RECEIVED: {
    it: { subject: 'Abbiamo ricevuto il tuo reso {return}', body: '{greeting}\n\nil tuo reso {return} (ordine {order}) è arrivato da {company}. La pagina del reso mostra come procede.' },
    en: { subject: 'We have received your return {return}', body: '{greeting}\n\nYour return {return} (order {order}) has arrived at {company}. The return’s page shows how it goes on.' },
    de: { subject: 'Ihre Rücksendung {return} ist angekommen', body: '{greeting}\n\nIhre Rücksendung {return} (Bestellung {order}) ist bei {company} angekommen. Die Seite der Rücksendung zeigt, wie es weitergeht.' },
    fr: { subject: 'Nous avons reçu votre retour {return}', body: '{greeting}\n\nVotre retour {return} (commande {order}) est arrivé chez {company}. La page du retour indique la suite.' },
    es: { subject: 'Hemos recibido tu devolución {return}', body: '{greeting}\n\nTu devolución {return} (pedido {order}) ha llegado a {company}. La página de la devolución muestra cómo sigue.' },
  },
  RETURN_REFUNDED: {
    it: { subject: 'Il rimborso del tuo reso {return}', body: '{greeting}\n\nti abbiamo rimborsato {amount} per il tuo reso {return} (ordine {order}). A seconda della banca possono passare alcuni giorni prima che tu veda l’importo.' },
    en: { subject: 'The refund of your return {return}', body: '{greeting}\n\nWe have refunded {amount} for your return {return} (order {order}). Depending on your bank it may take some days until you see it.' },
    de: { subject: 'Die Erstattung Ihrer Rücksendung {return}', body: '{greeting}\n\nwir haben Ihnen {amount} für Ihre Rücksendung {return} (Bestellung {order}) erstattet. Je nach Bank kann es einige Tage dauern, bis Sie den Betrag sehen.' },
    fr: { subject: 'Le remboursement de votre retour {return}', body: '{greeting}\n\nNous vous avons remboursé {amount} pour votre retour {return} (commande {order}). Selon votre banque, quelques jours peuvent passer avant que le montant n’apparaisse.' },
    es: { subject: 'El reembolso de tu devolución {return}', body: '{greeting}\n\nTe hemos reembolsado {amount} por tu devolución {return} (pedido {order}). Según tu banco, pueden pasar algunos días hasta que veas el importe.' },
  },
  RETURN_CREDIT_ISSUED: {
    it: { subject: 'Il buono per il tuo reso {return}', body: '{greeting}\n\nper il tuo reso {return} (ordine {order}) ricevi un buono di {amount} da {company}.\n\nCodice: {credit_code}\nValido fino al: {valid_until}' },
    en: { subject: 'The store credit for your return {return}', body: '{greeting}\n\nFor your return {return} (order {order}) you get a store credit of {amount} from {company}.\n\nCode: {credit_code}\nValid until: {valid_until}' },
    de: { subject: 'Das Guthaben für Ihre Rücksendung {return}', body: '{greeting}\n\nfür Ihre Rücksendung {return} (Bestellung {order}) erhalten Sie ein Guthaben von {amount} bei {company}.\n\nCode: {credit_code}\nGültig bis: {valid_until}' },
    fr: { subject: 'L’avoir pour votre retour {return}', body: '{greeting}\n\nPour votre retour {return} (commande {order}), vous recevez un avoir de {amount} chez {company}.\n\nCode : {credit_code}\nValable jusqu’au : {valid_until}' },
    es: { subject: 'El vale por tu devolución {return}', body: '{greeting}\n\nPor tu devolución {return} (pedido {order}) recibes un vale de {amount} de {company}.\n\nCódigo: {credit_code}\nVálido hasta: {valid_until}' },
  },
  RETURN_EXCHANGE_SENT: {
    it: { subject: 'Il cambio per il tuo reso {return} è partito', body: '{greeting}\n\nabbiamo spedito ciò che hai scelto in cambio per il tuo reso {return} (ordine {order}):\n\n{exchange}' },
    en: { subject: 'The exchange for your return {return} is on its way', body: '{greeting}\n\nWe have sent what you chose in exchange for your return {return} (order {order}):\n\n{exchange}' },
    de: { subject: 'Der Umtausch zu Ihrer Rücksendung {return} ist unterwegs', body: '{greeting}\n\nwir haben verschickt, was Sie im Umtausch zu Ihrer Rücksendung {return} (Bestellung {order}) gewählt haben:\n\n{exchange}' },
    fr: { subject: 'L’échange pour votre retour {return} est en route', body: '{greeting}\n\nNous avons expédié ce que vous avez choisi en échange pour votre retour {return} (commande {order}) :\n\n{exchange}' },
    es: { subject: 'El cambio de tu devolución {return} está en camino', body: '{greeting}\n\nHemos enviado lo que elegiste a cambio en tu devolución {return} (pedido {order}):\n\n{exchange}' },
  },
  RETURN_NOT_COMPLIANT: {
    it: { subject: 'Il tuo reso {return} è in verifica', body: '{greeting}\n\nil tuo reso {return} (ordine {order}) è arrivato. Prima di concluderlo lo esaminiamo con più attenzione: il nostro servizio clienti ti scriverà.' },
    en: { subject: 'We are looking at your return {return}', body: '{greeting}\n\nYour return {return} (order {order}) has arrived. Before we complete it we are taking a closer look: our customer service will write to you.' },
    de: { subject: 'Wir prüfen Ihre Rücksendung {return}', body: '{greeting}\n\nIhre Rücksendung {return} (Bestellung {order}) ist angekommen. Bevor wir sie abschließen, sehen wir sie uns genauer an: Unser Kundendienst schreibt Ihnen.' },
    fr: { subject: 'Nous examinons votre retour {return}', body: '{greeting}\n\nVotre retour {return} (commande {order}) est arrivé. Avant de le terminer, nous l’examinons de plus près : notre service client vous écrira.' },
    es: { subject: 'Estamos revisando tu devolución {return}', body: '{greeting}\n\nTu devolución {return} (pedido {order}) ha llegado. Antes de terminarla la estamos revisando con más detalle: nuestro servicio de atención al cliente te escribirá.' },
  },
  RETURN_CANCELLED: {
    it: { subject: 'Il tuo reso {return} è annullato', body: '{greeting}\n\nil tuo reso {return} (ordine {order}) è stato annullato. Per favore non spedire nulla.' },
    en: { subject: 'Your return {return} is cancelled', body: '{greeting}\n\nYour return {return} (order {order}) was cancelled. Please do not send anything.' },
    de: { subject: 'Ihre Rücksendung {return} ist storniert', body: '{greeting}\n\nIhre Rücksendung {return} (Bestellung {order}) wurde storniert. Bitte senden Sie nichts ab.' },
    fr: { subject: 'Votre retour {return} est annulé', body: '{greeting}\n\nVotre retour {return} (commande {order}) a été annulé. Merci de ne rien envoyer.' },
    es: { subject: 'Tu devolución {return} está cancelada', body: '{greeting}\n\nTu devolución {return} (pedido {order}) se ha cancelado. Por favor, no envíes nada.' },
  },
};
