import type { InEveryLanguage } from '#contract/languages.js';

/** The text of the pages on which shoppers say how they return, check everything and confirm. */
export interface CheckWords {
  readonly how: string;
  readonly exchange: (title: string) => string;
  readonly exchangePrompt: string;
  readonly chooseExchange: (title: string) => string;
  readonly exchangeGone: (title: string) => string;
  /** It is none of the line's options. */
  readonly exchangeUnknown: (title: string) => string;
  readonly method: string;
  readonly chooseMethod: string;
  readonly free: string;
  readonly fee: (amount: string) => string;
  readonly store: string;
  readonly storeHint: string;
  readonly storePrompt: string;
  readonly next: string;
  readonly back: string;
  readonly check: string;
  readonly checkLead: string;
  readonly what: string;
  readonly summary: string;
  readonly youGet: string;
  readonly way: string;
  readonly refund: string;
  readonly credit: string;
  /** What of the refund or credit is for shipping. */
  readonly shipping: string;
  readonly withheld: string;
  readonly instead: string;
  readonly changeItems: string;
  readonly changeHow: string;
  readonly more: string;
  readonly comment: (title: string) => string;
  readonly commentHint: string;
  readonly commentMissing: string;
  readonly photos: string;
  readonly photosHint: string;
  /** Of the label, where they are optional. */
  readonly photosOptional: string;
  readonly photosNeeded: string;
  readonly photosMissing: string;
  readonly tooManyPhotos: string;
  readonly photoTooLarge: string;
  readonly photoUnreadable: string;
  readonly note: string;
  readonly confirm: string;
  /** Of a return that was made of the same choice before: all of it, or so that more could be returned. */
  readonly made: { readonly title: string; readonly text: string; readonly again: string; readonly open: string };
  readonly refundedBefore: (title: string) => string;
  readonly changed: { readonly title: string; readonly text: string };
}

/** The pages' text in every language. */
export const CHECK_WORDS: InEveryLanguage<CheckWords> = {
  it: {
    how: 'Come lo restituisci?', exchange: (title) => `Che cosa vuoi al posto di: ${title}`, exchangePrompt: 'Scegli', chooseExchange: (title) => `${title}: scegli che cosa vuoi al suo posto`, exchangeGone: (title) => `${title}: il pezzo che hai scelto non è più disponibile`, exchangeUnknown: (title) => `${title}: quello che hai scelto non è offerto per questo articolo`,
    method: 'Come ce lo fai avere?', chooseMethod: 'Scegli come farcelo avere', free: 'Gratis.', fee: (amount) => `${amount}, trattenuti dal rimborso.`, store: 'Negozio', storeHint: 'Solo se lo consegni in negozio.', storePrompt: 'Scegli un negozio', next: 'Continua', back: 'Indietro',
    check: 'Controlla e conferma', checkLead: 'Non è ancora stato inviato nulla.', what: 'Che cosa restituisci', summary: 'Riepilogo', youGet: 'Ricevi', way: 'Modalità di reso', refund: 'Rimborso previsto', credit: 'Buono previsto', shipping: 'Spedizione inclusa', withheld: 'Costo del reso', instead: 'Al suo posto', changeItems: 'Modifica gli articoli', changeHow: 'Modifica come restituisci',
    more: 'Ancora qualche dettaglio', comment: (title) => `Che cosa non va? ${title}`, commentHint: 'Descrivi in breve che cosa non va.', commentMissing: 'Questo motivo richiede una spiegazione', photos: 'Foto', photosHint: 'Fino a 3 foto JPEG, PNG, WebP o HEIC, al massimo 8 MB l’una.', photosOptional: 'facoltative', photosNeeded: 'Aggiungi almeno una foto', photosMissing: 'Questo motivo richiede almeno una foto',
    tooManyPhotos: 'Invia al massimo 3 foto', photoTooLarge: 'Ogni foto può essere al massimo di 8 MB', photoUnreadable: 'Usa foto JPEG, PNG, WebP o HEIC', note: 'Messaggio al negozio', confirm: 'Conferma il reso',
    made: { title: 'Hai già creato questo reso', text: 'Contiene tutto quello che hai scelto.', again: 'Hai già creato un reso con queste scelte. Conferma solo se ne vuoi creare un altro.', open: 'Apri il reso' },
    refundedBefore: (title) => `${title}: quello che è già stato rimborsato non si può cambiare`, changed: { title: 'Il reso non è stato creato', text: 'Qualcosa è cambiato nel frattempo: torna alle scelte e controllale.' },
  },
  en: {
    how: 'How are you returning it?', exchange: (title) => `What you would like instead of: ${title}`, exchangePrompt: 'Choose', chooseExchange: (title) => `${title}: choose what you would like instead`, exchangeGone: (title) => `${title}: what you chose is no longer in stock`, exchangeUnknown: (title) => `${title}: what you chose is not offered for this item`,
    method: 'How does it get back to us?', chooseMethod: 'Choose how it gets back to us', free: 'Free.', fee: (amount) => `${amount}, withheld from the refund.`, store: 'Store', storeHint: 'Only if you hand it in at a store.', storePrompt: 'Choose a store', next: 'Continue', back: 'Back',
    check: 'Check and confirm', checkLead: 'Nothing has been sent yet.', what: 'What you are returning', summary: 'Summary', youGet: 'You get', way: 'Return method', refund: 'Expected refund', credit: 'Expected credit', shipping: 'Shipping included', withheld: 'Return fee', instead: 'Instead', changeItems: 'Change the items', changeHow: 'Change how you return',
    more: 'A few more details', comment: (title) => `What is wrong? ${title}`, commentHint: 'Describe briefly what is wrong.', commentMissing: 'This reason needs an explanation', photos: 'Photos', photosHint: 'Up to 3 JPEG, PNG, WebP or HEIC photos of 8 MB each at most.', photosOptional: 'optional', photosNeeded: 'Add at least one photo', photosMissing: 'This reason needs at least one photo',
    tooManyPhotos: 'Send 3 photos at most', photoTooLarge: 'Each photo can have 8 MB at most', photoUnreadable: 'Use JPEG, PNG, WebP or HEIC photos', note: 'Message to the shop', confirm: 'Confirm the return',
    made: { title: 'You have already made this return', text: 'Everything you chose is in it.', again: 'You have already made a return with these choices. Confirm only if you want to make another one.', open: 'Open the return' },
    refundedBefore: (title) => `${title}: what was already refunded cannot be exchanged`, changed: { title: 'The return was not created', text: 'Something has changed meanwhile: go back to your choices and check them.' },
  },
  de: {
    how: 'Wie geben Sie zurück?', exchange: (title) => `Was Sie stattdessen möchten: ${title}`, exchangePrompt: 'Bitte wählen', chooseExchange: (title) => `${title}: Bitte wählen Sie, was Sie stattdessen möchten`, exchangeGone: (title) => `${title}: Ihre Wahl ist nicht mehr vorrätig`, exchangeUnknown: (title) => `${title}: Ihre Wahl wird für diesen Artikel nicht angeboten`,
    method: 'Wie kommt der Artikel zu uns?', chooseMethod: 'Bitte wählen Sie, wie der Artikel zu uns kommt', free: 'Kostenlos.', fee: (amount) => `${amount}, von der Erstattung einbehalten.`, store: 'Filiale', storeHint: 'Nur bei Abgabe in einer Filiale.', storePrompt: 'Bitte wählen Sie eine Filiale', next: 'Weiter', back: 'Zurück',
    check: 'Prüfen und bestätigen', checkLead: 'Es wurde noch nichts gesendet.', what: 'Das geben Sie zurück', summary: 'Zusammenfassung', youGet: 'Sie erhalten', way: 'Rückgabeweg', refund: 'Voraussichtliche Erstattung', credit: 'Voraussichtliches Guthaben', shipping: 'Darin Versandkosten', withheld: 'Rücksendegebühr', instead: 'Stattdessen', changeItems: 'Artikel ändern', changeHow: 'Rückgabeweg ändern',
    more: 'Noch einige Angaben', comment: (title) => `Was stimmt nicht? ${title}`, commentHint: 'Bitte beschreiben Sie kurz, was nicht stimmt.', commentMissing: 'Dieser Grund braucht eine Erklärung', photos: 'Fotos', photosHint: 'Bis zu 3 Fotos als JPEG, PNG, WebP oder HEIC, je höchstens 8 MB.', photosOptional: 'optional', photosNeeded: 'Bitte fügen Sie mindestens ein Foto hinzu', photosMissing: 'Dieser Grund braucht mindestens ein Foto',
    tooManyPhotos: 'Bitte senden Sie höchstens 3 Fotos', photoTooLarge: 'Ein Foto darf höchstens 8 MB haben', photoUnreadable: 'Bitte verwenden Sie Fotos als JPEG, PNG, WebP oder HEIC', note: 'Nachricht an den Shop', confirm: 'Rückgabe bestätigen',
    made: { title: 'Sie haben diese Rückgabe bereits angelegt', text: 'Alles, was Sie gewählt haben, ist darin enthalten.', again: 'Sie haben mit dieser Auswahl bereits eine Rückgabe angelegt. Bestätigen Sie nur, wenn Sie eine weitere anlegen möchten.', open: 'Rückgabe öffnen' },
    refundedBefore: (title) => `${title}: Was bereits erstattet wurde, kann nicht umgetauscht werden`, changed: { title: 'Die Rückgabe wurde nicht angelegt', text: 'Inzwischen hat sich etwas geändert: Bitte gehen Sie zu Ihrer Auswahl zurück und prüfen Sie sie.' },
  },
  fr: {
    how: 'Comment retournez-vous l’article ?', exchange: (title) => `Ce que vous souhaitez à la place : ${title}`, exchangePrompt: 'Choisissez', chooseExchange: (title) => `${title} : choisissez ce que vous souhaitez à la place`, exchangeGone: (title) => `${title} : l’article choisi n’est plus en stock`, exchangeUnknown: (title) => `${title} : l’article choisi n’est pas proposé en échange de celui-ci`,
    method: 'Comment nous parvient-il ?', chooseMethod: 'Choisissez le mode de retour', free: 'Gratuit.', fee: (amount) => `${amount}, retenus sur le remboursement.`, store: 'Magasin', storeHint: 'Seulement pour un dépôt en magasin.', storePrompt: 'Choisissez un magasin', next: 'Continuer', back: 'Retour',
    check: 'Vérifier et confirmer', checkLead: 'Rien n’a encore été envoyé.', what: 'Ce que vous retournez', summary: 'Récapitulatif', youGet: 'Vous recevez', way: 'Mode de retour', refund: 'Remboursement prévu', credit: 'Avoir prévu', shipping: 'Dont frais de livraison', withheld: 'Frais de retour', instead: 'À la place', changeItems: 'Modifier les articles', changeHow: 'Modifier le mode de retour',
    more: 'Encore quelques précisions', comment: (title) => `Qu’est-ce qui ne va pas ? ${title}`, commentHint: 'Décrivez brièvement le problème.', commentMissing: 'Ce motif demande une explication', photos: 'Photos', photosHint: 'Jusqu’à 3 photos JPEG, PNG, WebP ou HEIC, de 8 Mo chacune au maximum.', photosOptional: 'facultatives', photosNeeded: 'Ajoutez au moins une photo', photosMissing: 'Ce motif demande au moins une photo',
    tooManyPhotos: 'Envoyez 3 photos au maximum', photoTooLarge: 'Chaque photo peut peser 8 Mo au maximum', photoUnreadable: 'Utilisez des photos JPEG, PNG, WebP ou HEIC', note: 'Message à la boutique', confirm: 'Confirmer le retour',
    made: { title: 'Vous avez déjà créé ce retour', text: 'Il contient tout ce que vous avez choisi.', again: 'Vous avez déjà créé un retour avec ces choix. Confirmez seulement si vous souhaitez en créer un autre.', open: 'Ouvrir le retour' },
    refundedBefore: (title) => `${title} : ce qui a déjà été remboursé ne peut pas être échangé`, changed: { title: 'Le retour n’a pas été créé', text: 'Quelque chose a changé entre-temps : revenez à vos choix et vérifiez-les.' },
  },
  es: {
    how: '¿Cómo lo devuelves?', exchange: (title) => `Qué quieres en lugar de: ${title}`, exchangePrompt: 'Elige', chooseExchange: (title) => `${title}: elige qué quieres en su lugar`, exchangeGone: (title) => `${title}: lo que elegiste ya no está disponible`, exchangeUnknown: (title) => `${title}: lo que elegiste no se ofrece para este artículo`,
    method: '¿Cómo nos lo haces llegar?', chooseMethod: 'Elige cómo nos lo haces llegar', free: 'Gratis.', fee: (amount) => `${amount}, descontados del reembolso.`, store: 'Tienda', storeHint: 'Solo si lo entregas en una tienda.', storePrompt: 'Elige una tienda', next: 'Continuar', back: 'Atrás',
    check: 'Revisa y confirma', checkLead: 'Todavía no se ha enviado nada.', what: 'Qué devuelves', summary: 'Resumen', youGet: 'Recibes', way: 'Modo de devolución', refund: 'Reembolso previsto', credit: 'Vale previsto', shipping: 'Gastos de envío incluidos', withheld: 'Gastos de devolución', instead: 'En su lugar', changeItems: 'Cambiar los artículos', changeHow: 'Cambiar cómo devuelves',
    more: 'Algún detalle más', comment: (title) => `¿Qué ha pasado? ${title}`, commentHint: 'Describe brevemente qué ha pasado.', commentMissing: 'Este motivo necesita una explicación', photos: 'Fotos', photosHint: 'Hasta 3 fotos JPEG, PNG, WebP o HEIC, de 8 MB como máximo cada una.', photosOptional: 'opcionales', photosNeeded: 'Añade al menos una foto', photosMissing: 'Este motivo necesita al menos una foto',
    tooManyPhotos: 'Envía 3 fotos como máximo', photoTooLarge: 'Cada foto puede tener 8 MB como máximo', photoUnreadable: 'Usa fotos JPEG, PNG, WebP o HEIC', note: 'Mensaje para la tienda', confirm: 'Confirmar la devolución',
    made: { title: 'Ya has creado esta devolución', text: 'Contiene todo lo que elegiste.', again: 'Ya has creado una devolución con estas opciones. Confirma solo si quieres crear otra.', open: 'Abrir la devolución' },
    refundedBefore: (title) => `${title}: lo que ya se ha reembolsado no se puede cambiar`, changed: { title: 'La devolución no se ha creado', text: 'Algo ha cambiado mientras tanto: vuelve a tu elección y revísala.' },
  },
};
