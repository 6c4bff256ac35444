import type { Language } from '#contract/languages.js';

/** What failed and what to do about it, in other words than the failure's own, which are English. */
export interface FailureWords {
  readonly refused: string;
  readonly badInput: string;
  readonly badCursor: string;
  readonly notAllowed: string;
  readonly signedOut: string;
  readonly notFound: string;
  readonly orderNotFound: string;
  readonly returnNotFound: string;
  readonly productNotFound: string;
  readonly variantNotFound: string;
  readonly unknownItem: string;
  readonly alreadyExists: string;
  readonly tooMany: string;
  readonly wrongState: string;
  readonly orderAccepted: string;
  readonly orderShipped: string;
  readonly orderCancelled: string;
  readonly notSaved: string;
  readonly fieldLocked: string;
  readonly fieldRule: string;
  readonly noImage: string;
  readonly notReturnable: string;
  readonly tooManyUnits: string;
  readonly noExchange: string;
  readonly noLabels: string;
  readonly notYet: string;
  readonly unreadable: string;
  readonly tooLarge: string;
  readonly noSuchPath: string;
  readonly changedMeanwhile: string;
}

/** Those of the languages that are not English. */
export const FAILURE_WORDS: Readonly<Record<Exclude<Language, 'en'>, FailureWords>> = {
  it: {
    refused: 'La richiesta è stata rifiutata: leggi il motivo e correggila', badInput: 'Un valore non è utilizzabile: correggi i campi indicati e riprova', badCursor: 'Il cursore è di un altro elenco o non vale più: ricomincia senza cursor',
    notAllowed: 'Qui non è consentito: chiedi a chi ne ha il permesso, o scegli un\'altra azienda', signedOut: 'Il token di accesso manca o non vale più: ricollega l\'assistente',
    notFound: 'Non esiste: cerca prima il record e usa il suo id', orderNotFound: 'Non c\'è un ordine così: cercalo per numero, nome o e-mail', returnNotFound: 'Non c\'è un reso così: cercalo per numero o per ordine',
    productNotFound: 'Non c\'è un prodotto così nel catalogo: cercalo per parole o SKU', variantNotFound: 'Non c\'è una variante così nel catalogo: cercala per SKU', unknownItem: 'Un articolo non è noto: controlla gli SKU',
    alreadyExists: 'Esiste già: leggi quello che c\'è, o scegli un altro codice', tooMany: 'È più di quanto è ammesso: mandane meno, o togli prima qualcosa', wrongState: 'Lo stato attuale non lo permette: leggi il record prima di riprovare',
    orderAccepted: 'Un magazzino ha già preso in carico l\'ordine: leggilo per vedere cosa si può ancora fare', orderShipped: 'L\'ordine è già partito: si può solo aprire un reso', orderCancelled: 'L\'ordine è annullato o in corso di annullamento: leggilo prima di riprovare',
    notSaved: 'Non è stato salvato: correggi i campi indicati e riprova', fieldLocked: 'Un altro sistema gestisce questi campi: cambiali lì, o lasciali fuori', fieldRule: 'Le regole del catalogo non permettono questa modifica: lascia fuori il campo',
    noImage: 'Un\'immagine non si può scaricare: indica un indirizzo https pubblico', notReturnable: 'Questa riga non si può rendere: leggi l\'ordine per vedere quali si possono', tooManyUnits: 'Sono più unità di quelle che si possono ancora rendere: leggi l\'ordine e riducile',
    noExchange: 'L\'articolo in cambio non è disponibile: scegline un altro, o un rimborso', noLabels: 'Le etichette non sono attive: continua senza etichetta', notYet: 'Non è ancora pronto: riprova tra poco',
    unreadable: 'Il corpo non è JSON valido in UTF-8: correggilo e riprova', tooLarge: 'Il corpo supera 2 MB: manda meno dati', noSuchPath: 'A questo indirizzo non c\'è nulla, o non con questo metodo',
    changedMeanwhile: 'Qualcun altro lo ha modificato o lo sta modificando: rileggilo, poi riprova',
  },
  de: {
    refused: 'Die Anfrage wurde abgelehnt: Lesen Sie den Grund und korrigieren Sie sie', badInput: 'Ein Wert ist nicht brauchbar: Korrigieren Sie die genannten Felder und versuchen Sie es noch einmal', badCursor: 'Der Cursor gehört zu einer anderen Liste oder gilt nicht mehr: Beginnen Sie ohne cursor von vorn',
    notAllowed: 'Das ist hier nicht erlaubt: Bitten Sie jemanden mit der Berechtigung, oder wählen Sie eine andere Firma', signedOut: 'Das Zugriffstoken fehlt oder gilt nicht mehr: Verbinden Sie den Assistenten neu',
    notFound: 'Diesen Datensatz gibt es nicht: Suchen Sie ihn zuerst und nehmen Sie seine Id', orderNotFound: 'Eine solche Bestellung gibt es nicht: Suchen Sie sie nach Nummer, Name oder E-Mail', returnNotFound: 'Eine solche Retoure gibt es nicht: Suchen Sie sie nach Nummer oder Bestellung',
    productNotFound: 'Ein solches Produkt gibt es im Katalog nicht: Suchen Sie es nach Wörtern oder SKU', variantNotFound: 'Eine solche Variante gibt es im Katalog nicht: Suchen Sie sie nach SKU', unknownItem: 'Ein Artikel ist nicht bekannt: Prüfen Sie die SKUs',
    alreadyExists: 'Das gibt es schon: Lesen Sie, was da ist, oder wählen Sie einen anderen Code', tooMany: 'Das ist mehr als erlaubt: Senden Sie weniger, oder entfernen Sie zuerst etwas', wrongState: 'Der jetzige Status lässt das nicht zu: Lesen Sie den Datensatz, bevor Sie es noch einmal versuchen',
    orderAccepted: 'Ein Lager hat die Bestellung schon angenommen: Lesen Sie sie, um zu sehen, was noch möglich ist', orderShipped: 'Die Bestellung ist schon versandt: Möglich ist nur noch eine Retoure', orderCancelled: 'Die Bestellung ist storniert oder wird es gerade: Lesen Sie sie, bevor Sie es noch einmal versuchen',
    notSaved: 'Es wurde nicht gespeichert: Korrigieren Sie die genannten Felder und versuchen Sie es noch einmal', fieldLocked: 'Diese Felder pflegt ein anderes System: Ändern Sie sie dort, oder lassen Sie sie weg', fieldRule: 'Die Regeln des Katalogs lassen diese Änderung nicht zu: Lassen Sie das Feld weg',
    noImage: 'Ein Bild lässt sich nicht herunterladen: Nennen Sie eine öffentliche https-Adresse', notReturnable: 'Diese Position kann nicht zurückgeschickt werden: Lesen Sie die Bestellung, um zu sehen, welche es können', tooManyUnits: 'Das sind mehr Stück, als noch zurückgeschickt werden können: Lesen Sie die Bestellung und nehmen Sie weniger',
    noExchange: 'Der Artikel zum Umtausch ist nicht verfügbar: Wählen Sie einen anderen, oder eine Erstattung', noLabels: 'Etiketten sind nicht eingeschaltet: Machen Sie ohne Etikett weiter', notYet: 'Das ist noch nicht fertig: Versuchen Sie es gleich noch einmal',
    unreadable: 'Der Inhalt ist kein gültiges JSON in UTF-8: Korrigieren Sie ihn und versuchen Sie es noch einmal', tooLarge: 'Der Inhalt ist größer als 2 MB: Senden Sie weniger', noSuchPath: 'Unter dieser Adresse gibt es nichts, oder nicht mit dieser Methode',
    changedMeanwhile: 'Jemand anderes hat es geändert oder bearbeitet es gerade: Lesen Sie es neu, dann versuchen Sie es noch einmal',
  },
  fr: {
    refused: 'La demande a été refusée : lisez la raison et corrigez-la', badInput: 'Une valeur n\'est pas utilisable : corrigez les champs indiqués et réessayez', badCursor: 'Le curseur est celui d\'une autre liste ou n\'est plus valable : recommencez sans cursor',
    notAllowed: 'Ce n\'est pas permis ici : demandez à quelqu\'un qui en a la permission, ou choisissez une autre entreprise', signedOut: 'Le jeton d\'accès manque ou n\'est plus valable : reconnectez l\'assistant',
    notFound: 'Cet enregistrement n\'existe pas : cherchez-le d\'abord et utilisez son id', orderNotFound: 'Il n\'y a pas de commande ainsi : cherchez-la par numéro, nom ou e-mail', returnNotFound: 'Il n\'y a pas de retour ainsi : cherchez-le par numéro ou par commande',
    productNotFound: 'Il n\'y a pas de produit ainsi dans le catalogue : cherchez-le par mots ou SKU', variantNotFound: 'Il n\'y a pas de variante ainsi dans le catalogue : cherchez-la par SKU', unknownItem: 'Un article est inconnu : vérifiez les SKU',
    alreadyExists: 'Cela existe déjà : lisez ce qui s\'y trouve, ou choisissez un autre code', tooMany: 'C\'est plus que permis : envoyez-en moins, ou retirez d\'abord quelque chose', wrongState: 'L\'état actuel ne le permet pas : lisez l\'enregistrement avant de réessayer',
    orderAccepted: 'Un entrepôt a déjà accepté la commande : lisez-la pour voir ce qui est encore possible', orderShipped: 'La commande est déjà expédiée : il ne reste qu\'à ouvrir un retour', orderCancelled: 'La commande est annulée ou en cours d\'annulation : lisez-la avant de réessayer',
    notSaved: 'Rien n\'a été enregistré : corrigez les champs indiqués et réessayez', fieldLocked: 'Un autre système gère ces champs : changez-les là-bas, ou laissez-les de côté', fieldRule: 'Les règles du catalogue ne permettent pas ce changement : laissez ce champ de côté',
    noImage: 'Une image ne peut pas être téléchargée : indiquez une adresse https publique', notReturnable: 'Cette ligne ne peut pas être renvoyée : lisez la commande pour voir lesquelles le peuvent', tooManyUnits: 'Ce sont plus d\'unités qu\'il n\'en reste à renvoyer : lisez la commande et réduisez-les',
    noExchange: 'L\'article d\'échange n\'est pas disponible : choisissez-en un autre, ou un remboursement', noLabels: 'Les étiquettes ne sont pas activées : continuez sans étiquette', notYet: 'Ce n\'est pas encore prêt : réessayez dans un instant',
    unreadable: 'Le corps n\'est pas du JSON valide en UTF-8 : corrigez-le et réessayez', tooLarge: 'Le corps dépasse 2 Mo : envoyez-en moins', noSuchPath: 'Il n\'y a rien à cette adresse, ou pas avec cette méthode',
    changedMeanwhile: 'Quelqu\'un d\'autre l\'a modifié ou le modifie en ce moment : relisez-le, puis réessayez',
  },
  es: {
    refused: 'La solicitud se ha rechazado: lee el motivo y corrígela', badInput: 'Un valor no se puede usar: corrige los campos indicados e inténtalo de nuevo', badCursor: 'El cursor es de otra lista o ya no vale: empieza de nuevo sin cursor',
    notAllowed: 'Aquí no está permitido: pídelo a quien tenga el permiso, o elige otra empresa', signedOut: 'El token de acceso falta o ya no vale: vuelve a conectar el asistente',
    notFound: 'Este registro no existe: búscalo primero y usa su id', orderNotFound: 'No hay un pedido así: búscalo por número, nombre o correo', returnNotFound: 'No hay una devolución así: búscala por número o por pedido',
    productNotFound: 'No hay un producto así en el catálogo: búscalo por palabras o SKU', variantNotFound: 'No hay una variante así en el catálogo: búscala por SKU', unknownItem: 'Un artículo es desconocido: comprueba los SKU',
    alreadyExists: 'Ya existe: lee lo que hay, o elige otro código', tooMany: 'Es más de lo permitido: envía menos, o quita algo antes', wrongState: 'El estado actual no lo permite: lee el registro antes de intentarlo de nuevo',
    orderAccepted: 'Un almacén ya ha aceptado el pedido: léelo para ver qué se puede hacer todavía', orderShipped: 'El pedido ya se ha enviado: solo se puede abrir una devolución', orderCancelled: 'El pedido está cancelado o en proceso de cancelación: léelo antes de intentarlo de nuevo',
    notSaved: 'No se ha guardado: corrige los campos indicados e inténtalo de nuevo', fieldLocked: 'Otro sistema gestiona estos campos: cámbialos allí, o déjalos fuera', fieldRule: 'Las reglas del catálogo no permiten este cambio: deja el campo fuera',
    noImage: 'Una imagen no se puede descargar: indica una dirección https pública', notReturnable: 'Esta línea no se puede devolver: lee el pedido para ver cuáles se pueden', tooManyUnits: 'Son más unidades de las que aún se pueden devolver: lee el pedido y redúcelas',
    noExchange: 'El artículo de cambio no está disponible: elige otro, o un reembolso', noLabels: 'Las etiquetas no están activadas: continúa sin etiqueta', notYet: 'Aún no está listo: inténtalo de nuevo en un momento',
    unreadable: 'El cuerpo no es JSON válido en UTF-8: corrígelo e inténtalo de nuevo', tooLarge: 'El cuerpo supera 2 MB: envía menos', noSuchPath: 'En esta dirección no hay nada, o no con este método',
    changedMeanwhile: 'Otra persona lo ha cambiado o lo está editando: vuelve a leerlo y luego inténtalo de nuevo',
  },
};
