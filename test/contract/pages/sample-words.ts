import type { InEveryLanguage } from '#contract/languages.js';

/** The words of the sample pages. */
export interface SampleWords {
  readonly title: string;
  readonly lead: string;
  readonly order: string;
  readonly orderHint: string;
  readonly email: string;
  readonly password: string;
  readonly reason: string;
  readonly prompt: string;
  readonly reasons: readonly [small: string, large: string];
  readonly resolution: string;
  readonly resolutions: readonly [refund: string, exchange: string];
  readonly exchangeHint: string;
  readonly parts: string;
  readonly terms: string;
  readonly photos: string;
  readonly photosHint: string;
  readonly note: string;
  readonly send: string;
  readonly cancel: string;
  readonly notReturnable: string;
  readonly status: string;
}

/** In every language. */
export const SAMPLE_WORDS: InEveryLanguage<SampleWords> = {
  it: {
    title: 'Restituisci un articolo', lead: 'Bastano due minuti. L’etichetta arriva subito.', order: 'Numero d’ordine', orderHint: 'È nell’e-mail di conferma, per esempio #1042.', email: 'E-mail', password: 'Password',
    reason: 'Motivo', prompt: 'Scegli un motivo', reasons: ['Troppo piccolo', 'Troppo grande'], resolution: 'Che cosa desideri?', resolutions: ['Rimborso', 'Cambio'], exchangeHint: 'Se la taglia è disponibile la teniamo da parte.',
    parts: 'Che cosa rimandi?', terms: 'Ho letto le condizioni di reso', photos: 'Foto', photosHint: 'Fino a 3 foto JPEG o PNG.', note: 'Messaggio', send: 'Crea il reso', cancel: 'Annulla il reso', notReturnable: 'Questo ordine non si può più restituire', status: 'Il tuo reso',
  },
  en: {
    title: 'Return an item', lead: 'It takes two minutes. You get the label at once.', order: 'Order number', orderHint: 'In your confirmation email, for example #1042.', email: 'Email', password: 'Password',
    reason: 'Reason', prompt: 'Choose a reason', reasons: ['Too small', 'Too large'], resolution: 'What would you like?', resolutions: ['A refund', 'An exchange'], exchangeHint: 'If your size is in stock we keep it for you.',
    parts: 'What are you sending back?', terms: 'I have read the return policy', photos: 'Photos', photosHint: 'Up to 3 JPEG or PNG photos.', note: 'Message', send: 'Create the return', cancel: 'Cancel the return', notReturnable: 'This order can no longer be returned', status: 'Your return',
  },
  de: {
    title: 'Artikel zurückgeben', lead: 'Es dauert zwei Minuten. Das Etikett bekommen Sie sofort.', order: 'Bestellnummer', orderHint: 'In Ihrer Bestätigungsmail, zum Beispiel #1042.', email: 'E-Mail', password: 'Passwort',
    reason: 'Grund', prompt: 'Bitte wählen', reasons: ['Zu klein', 'Zu groß'], resolution: 'Was wünschen Sie?', resolutions: ['Erstattung', 'Umtausch'], exchangeHint: 'Ist Ihre Größe vorrätig, legen wir sie zurück.',
    parts: 'Was senden Sie zurück?', terms: 'Ich habe die Rückgabebedingungen gelesen', photos: 'Fotos', photosHint: 'Bis zu 3 Fotos als JPEG oder PNG.', note: 'Nachricht', send: 'Rückgabe anlegen', cancel: 'Rückgabe stornieren', notReturnable: 'Diese Bestellung kann nicht mehr zurückgegeben werden', status: 'Ihre Rückgabe',
  },
  fr: {
    title: 'Retourner un article', lead: 'Deux minutes suffisent. L’étiquette arrive aussitôt.', order: 'Numéro de commande', orderHint: 'Dans votre e-mail de confirmation, par exemple #1042.', email: 'E-mail', password: 'Mot de passe',
    reason: 'Motif', prompt: 'Choisissez un motif', reasons: ['Trop petit', 'Trop grand'], resolution: 'Que souhaitez-vous ?', resolutions: ['Un remboursement', 'Un échange'], exchangeHint: 'Si votre taille est en stock, nous la réservons.',
    parts: 'Que renvoyez-vous ?', terms: 'J’ai lu les conditions de retour', photos: 'Photos', photosHint: 'Jusqu’à 3 photos JPEG ou PNG.', note: 'Message', send: 'Créer le retour', cancel: 'Annuler le retour', notReturnable: 'Cette commande ne peut plus être retournée', status: 'Votre retour',
  },
  es: {
    title: 'Devolver un artículo', lead: 'Son dos minutos. Recibes la etiqueta al momento.', order: 'Número de pedido', orderHint: 'En el correo de confirmación, por ejemplo #1042.', email: 'Correo electrónico', password: 'Contraseña',
    reason: 'Motivo', prompt: 'Elige un motivo', reasons: ['Pequeño', 'Grande'], resolution: '¿Qué prefieres?', resolutions: ['Reembolso', 'Cambio'], exchangeHint: 'Si hay tu talla, te la guardamos.',
    parts: '¿Qué devuelves?', terms: 'He leído las condiciones de devolución', photos: 'Fotos', photosHint: 'Hasta 3 fotos JPEG o PNG.', note: 'Mensaje', send: 'Crear la devolución', cancel: 'Anular la devolución', notReturnable: 'Este pedido ya no se puede devolver', status: 'Tu devolución',
  },
};
