import type { InEveryLanguage } from '#contract/languages.js';
import type { ReturnLineOutcome, ReturnMethod, ReturnStatus } from '#contract/schema.generated.js';

/** The text of the page of a return. */
export interface ReturnWords {
  readonly titles: Readonly<Record<ReturnStatus, string>>;
  /** What it means for the shopper, and what is next. */
  readonly leads: Readonly<Record<ReturnStatus, string>>;
  /** What a shopper who goes to a store does next. */
  readonly inStore: string;
  /** The same of a cancelled return, which had no label. */
  readonly inStoreCancelled: string;
  readonly steps: Readonly<Record<ReturnStatus, string>>;
  readonly progress: string;
  readonly number: string;
  readonly order: string;
  readonly opened: string;
  readonly label: string;
  readonly openLabel: string;
  readonly labelHint: string;
  readonly labelWaits: string;
  /** That it could not be made; the store's contact stands at the foot of the page. */
  readonly labelMissing: string;
  readonly reload: string;
  readonly carrier: string;
  readonly tracking: string;
  /** Of what was chosen instead, once it was sent. */
  readonly exchangeSent: string;
  readonly follow: string;
  readonly store: string;
  readonly code: string;
  readonly codeHint: string;
  readonly items: string;
  readonly quantity: string;
  readonly outcomes: Readonly<Record<ReturnLineOutcome, string>>;
  readonly refunded: string;
  /** Of a store credit that was given. */
  readonly credit: string;
  readonly creditCode: string;
  readonly creditUntil: string;
  readonly history: string;
  readonly cancel: string;
  readonly cancelTitle: string;
  readonly cancelLead: string;
  /** Of a return whose label can be had already. */
  readonly cancelLabel: string;
  readonly cancelExchange: string;
  readonly keep: string;
  /** Why it cannot be cancelled any more: by how it travels, or because of what was chosen instead. */
  readonly moved: { readonly title: string; readonly exchange: string } & Readonly<Record<ReturnMethod, string>>;
}

/** The page's text in every language. */
export const RETURN_WORDS: InEveryLanguage<ReturnWords> = {
  it: {
    titles: {
      REQUESTED: 'Abbiamo ricevuto la tua richiesta', AWAITING_RECEIPT: 'Il tuo reso è registrato', IN_TRANSIT: 'Il tuo reso è in viaggio', RECEIVED: 'Il tuo reso è arrivato', COMPLIANT: 'Il tuo reso è in ordine', NOT_COMPLIANT: 'Stiamo esaminando il tuo reso',
      CLOSED: 'Il tuo reso è concluso', CANCELLED: 'Il reso è annullato',
    },
    leads: {
      REQUESTED: 'La stiamo preparando.', AWAITING_RECEIPT: 'Stampa l’etichetta, applicala sul pacco e consegnalo al corriere.', IN_TRANSIT: 'Il corriere lo sta portando da noi.', RECEIVED: 'Lo stiamo controllando.', COMPLIANT: 'Abbiamo controllato tutto. Ora pensiamo al resto.',
      NOT_COMPLIANT: 'È arrivato e lo esaminiamo con più attenzione: l’assistenza ti contatterà.', CLOSED: 'Non devi fare altro.', CANCELLED: 'Non devi spedire nulla. L’etichetta non vale più.',
    },
    inStore: 'Porta gli articoli in negozio e mostra il codice.', inStoreCancelled: 'Non devi portare nulla in negozio.',
    steps: { REQUESTED: 'Richiesto', AWAITING_RECEIPT: 'Registrato', IN_TRANSIT: 'In viaggio', RECEIVED: 'Arrivato', COMPLIANT: 'Controllato', NOT_COMPLIANT: 'In verifica', CLOSED: 'Concluso', CANCELLED: 'Annullato' },
    progress: 'Avanzamento del reso', number: 'Numero del reso', order: 'Ordine', opened: 'Creato il', label: 'Etichetta', openLabel: 'Apri l’etichetta (PDF)', labelHint: 'Stampala e applicala bene in vista sul pacco.', labelWaits: 'Stiamo preparando l’etichetta: di solito basta un minuto.', labelMissing: 'Non siamo riusciti a preparare l’etichetta. Scrivici: te la mandiamo noi.', reload: 'Controlla di nuovo',
    carrier: 'Corriere', tracking: 'Numero di spedizione', exchangeSent: 'Il cambio è partito', follow: 'Segui la spedizione', store: 'Negozio', code: 'Codice per il negozio', codeHint: 'Mostralo alla cassa, sul telefono o stampato.', items: 'Articoli', quantity: 'Quantità', outcomes: { ACCEPTED: 'Accettato', NOT_SELLABLE: 'Non rivendibile', MISSING: 'Mancante' },
    refunded: 'Rimborsato', credit: 'Buono', creditCode: 'Codice del buono', creditUntil: 'Valido fino al', history: 'Cronologia', cancel: 'Annulla il reso', cancelTitle: 'Vuoi annullare il reso?', cancelLead: 'Finché c’è tempo potrai creare un altro reso.', cancelLabel: 'L’etichetta non varrà più.', cancelExchange: 'Viene annullato anche il cambio.', keep: 'Mantieni il reso',
    moved: { title: 'Il reso non si può più annullare', CARRIER_LABEL: 'Il pacco è già partito.', IN_STORE: 'Gli articoli sono già stati consegnati.', exchange: 'Quello che hai scelto in cambio è già in preparazione o in viaggio.' },
  },
  en: {
    titles: {
      REQUESTED: 'We have your request', AWAITING_RECEIPT: 'Your return is registered', IN_TRANSIT: 'Your return is on its way', RECEIVED: 'Your return has arrived', COMPLIANT: 'Your return is in order', NOT_COMPLIANT: 'We are looking at your return',
      CLOSED: 'Your return is complete', CANCELLED: 'The return is cancelled',
    },
    leads: {
      REQUESTED: 'We are preparing it.', AWAITING_RECEIPT: 'Print the label, stick it on the parcel and give it to the carrier.', IN_TRANSIT: 'The carrier is bringing it to us.', RECEIVED: 'We are checking it.', COMPLIANT: 'We have checked everything and take care of the rest.',
      NOT_COMPLIANT: 'It has arrived and we are taking a closer look: support will contact you.', CLOSED: 'There is nothing left for you to do.', CANCELLED: 'Do not send anything. The label is no longer valid.',
    },
    inStore: 'Bring the items to the store and show the code.', inStoreCancelled: 'You do not need to bring anything to the store.',
    steps: { REQUESTED: 'Requested', AWAITING_RECEIPT: 'Registered', IN_TRANSIT: 'On its way', RECEIVED: 'Arrived', COMPLIANT: 'Checked', NOT_COMPLIANT: 'Under review', CLOSED: 'Complete', CANCELLED: 'Cancelled' },
    progress: 'Progress of the return', number: 'Return number', order: 'Order', opened: 'Created on', label: 'Label', openLabel: 'Open the label (PDF)', labelHint: 'Print it and stick it where it can be seen on the parcel.', labelWaits: 'The label is being made: it usually takes a minute.', labelMissing: 'We could not make the label. Write to us and we will send it to you.', reload: 'Check again',
    carrier: 'Carrier', tracking: 'Tracking number', exchangeSent: 'Your exchange was sent', follow: 'Follow the shipment', store: 'Store', code: 'Code for the store', codeHint: 'Show it at the till, on your phone or printed.', items: 'Items', quantity: 'Quantity', outcomes: { ACCEPTED: 'Accepted', NOT_SELLABLE: 'Cannot be resold', MISSING: 'Missing' },
    refunded: 'Refunded', credit: 'Store credit', creditCode: 'Code of the credit', creditUntil: 'Valid until', history: 'History', cancel: 'Cancel the return', cancelTitle: 'Cancel this return?', cancelLead: 'You can make another return while there is time.', cancelLabel: 'The label will no longer be valid.', cancelExchange: 'The exchange is cancelled with it.', keep: 'Keep the return',
    moved: { title: 'The return can no longer be cancelled', CARRIER_LABEL: 'The parcel is already on its way.', IN_STORE: 'The items have already been handed in.', exchange: 'What you chose instead is already being prepared or on its way.' },
  },
  de: {
    titles: {
      REQUESTED: 'Wir haben Ihre Anfrage', AWAITING_RECEIPT: 'Ihre Rückgabe ist angemeldet', IN_TRANSIT: 'Ihre Rücksendung ist unterwegs', RECEIVED: 'Ihre Rücksendung ist angekommen', COMPLIANT: 'Mit Ihrer Rückgabe ist alles in Ordnung', NOT_COMPLIANT: 'Wir prüfen Ihre Rückgabe',
      CLOSED: 'Ihre Rückgabe ist abgeschlossen', CANCELLED: 'Die Rückgabe ist storniert',
    },
    leads: {
      REQUESTED: 'Wir bereiten sie vor.', AWAITING_RECEIPT: 'Drucken Sie das Etikett aus, kleben Sie es auf das Paket und geben Sie es beim Paketdienst ab.', IN_TRANSIT: 'Der Paketdienst bringt sie zu uns.', RECEIVED: 'Wir prüfen sie.', COMPLIANT: 'Wir haben alles geprüft und kümmern uns um den Rest.',
      NOT_COMPLIANT: 'Sie ist angekommen, und wir sehen sie uns genauer an: Der Kundenservice meldet sich bei Ihnen.', CLOSED: 'Sie brauchen nichts mehr zu tun.', CANCELLED: 'Bitte senden Sie nichts ein. Das Etikett gilt nicht mehr.',
    },
    inStore: 'Bringen Sie die Artikel in die Filiale und zeigen Sie den Code vor.', inStoreCancelled: 'Sie brauchen nichts in die Filiale zu bringen.',
    steps: { REQUESTED: 'Angefragt', AWAITING_RECEIPT: 'Angemeldet', IN_TRANSIT: 'Unterwegs', RECEIVED: 'Angekommen', COMPLIANT: 'Geprüft', NOT_COMPLIANT: 'In Prüfung', CLOSED: 'Abgeschlossen', CANCELLED: 'Storniert' },
    progress: 'Stand der Rückgabe', number: 'Rückgabenummer', order: 'Bestellung', opened: 'Angelegt am', label: 'Etikett', openLabel: 'Etikett öffnen (PDF)', labelHint: 'Drucken Sie es aus und kleben Sie es gut sichtbar auf das Paket.', labelWaits: 'Das Etikett wird erstellt: Meist dauert es eine Minute.', labelMissing: 'Das Etikett konnte nicht erstellt werden. Schreiben Sie uns, dann senden wir es Ihnen.', reload: 'Noch einmal nachsehen',
    carrier: 'Paketdienst', tracking: 'Sendungsnummer', exchangeSent: 'Ihr Umtausch ist versandt', follow: 'Sendung verfolgen', store: 'Filiale', code: 'Code für die Filiale', codeHint: 'Zeigen Sie ihn an der Kasse vor, auf dem Telefon oder gedruckt.', items: 'Artikel', quantity: 'Menge', outcomes: { ACCEPTED: 'Angenommen', NOT_SELLABLE: 'Nicht wiederverkäuflich', MISSING: 'Fehlt' },
    refunded: 'Erstattet', credit: 'Guthaben', creditCode: 'Guthabencode', creditUntil: 'Gültig bis', history: 'Verlauf', cancel: 'Rückgabe stornieren', cancelTitle: 'Rückgabe stornieren?', cancelLead: 'Innerhalb der Frist können Sie eine neue Rückgabe anlegen.', cancelLabel: 'Das Etikett gilt dann nicht mehr.', cancelExchange: 'Der Umtausch wird mit storniert.', keep: 'Rückgabe behalten',
    moved: { title: 'Die Rückgabe kann nicht mehr storniert werden', CARRIER_LABEL: 'Das Paket ist bereits unterwegs.', IN_STORE: 'Die Artikel wurden bereits abgegeben.', exchange: 'Was Sie stattdessen gewählt haben, wird bereits vorbereitet oder ist unterwegs.' },
  },
  fr: {
    titles: {
      REQUESTED: 'Nous avons reçu votre demande', AWAITING_RECEIPT: 'Votre retour est enregistré', IN_TRANSIT: 'Votre retour est en route', RECEIVED: 'Votre retour est arrivé', COMPLIANT: 'Votre retour est conforme', NOT_COMPLIANT: 'Nous examinons votre retour',
      CLOSED: 'Votre retour est terminé', CANCELLED: 'Le retour est annulé',
    },
    leads: {
      REQUESTED: 'Nous la préparons.', AWAITING_RECEIPT: 'Imprimez l’étiquette, collez-la sur le colis et remettez-le au transporteur.', IN_TRANSIT: 'Le transporteur nous l’apporte.', RECEIVED: 'Nous le contrôlons.', COMPLIANT: 'Nous avons tout contrôlé et nous occupons de la suite.',
      NOT_COMPLIANT: 'Il est arrivé et nous l’examinons de plus près : le service client vous contactera.', CLOSED: 'Vous n’avez plus rien à faire.', CANCELLED: 'N’envoyez rien. L’étiquette n’est plus valable.',
    },
    inStore: 'Apportez les articles au magasin et présentez le code.', inStoreCancelled: 'Vous n’avez rien à apporter au magasin.',
    steps: { REQUESTED: 'Demandé', AWAITING_RECEIPT: 'Enregistré', IN_TRANSIT: 'En route', RECEIVED: 'Arrivé', COMPLIANT: 'Contrôlé', NOT_COMPLIANT: 'En cours d’examen', CLOSED: 'Terminé', CANCELLED: 'Annulé' },
    progress: 'Avancement du retour', number: 'Numéro de retour', order: 'Commande', opened: 'Créé le', label: 'Étiquette', openLabel: 'Ouvrir l’étiquette (PDF)', labelHint: 'Imprimez-la et collez-la bien en vue sur le colis.', labelWaits: 'L’étiquette est en préparation : une minute suffit en général.', labelMissing: 'Nous n’avons pas pu préparer l’étiquette. Écrivez-nous et nous vous l’enverrons.', reload: 'Vérifier de nouveau',
    carrier: 'Transporteur', tracking: 'Numéro de suivi', exchangeSent: 'Votre échange est expédié', follow: 'Suivre la livraison', store: 'Magasin', code: 'Code pour le magasin', codeHint: 'Présentez-le en caisse, sur votre téléphone ou imprimé.', items: 'Articles', quantity: 'Quantité', outcomes: { ACCEPTED: 'Accepté', NOT_SELLABLE: 'Non revendable', MISSING: 'Manquant' },
    refunded: 'Remboursé', credit: 'Avoir', creditCode: 'Code de l’avoir', creditUntil: 'Valable jusqu’au', history: 'Historique', cancel: 'Annuler le retour', cancelTitle: 'Annuler ce retour ?', cancelLead: 'Vous pourrez créer un autre retour dans le délai.', cancelLabel: 'L’étiquette ne sera plus valable.', cancelExchange: 'L’échange est annulé avec lui.', keep: 'Garder le retour',
    moved: { title: 'Le retour ne peut plus être annulé', CARRIER_LABEL: 'Le colis est déjà parti.', IN_STORE: 'Les articles ont déjà été remis.', exchange: 'Ce que vous avez choisi à la place est déjà en préparation ou en route.' },
  },
  es: {
    titles: {
      REQUESTED: 'Tenemos tu solicitud', AWAITING_RECEIPT: 'Tu devolución está registrada', IN_TRANSIT: 'Tu devolución está en camino', RECEIVED: 'Tu devolución ha llegado', COMPLIANT: 'Tu devolución está en orden', NOT_COMPLIANT: 'Estamos revisando tu devolución',
      CLOSED: 'Tu devolución ha terminado', CANCELLED: 'La devolución está anulada',
    },
    leads: {
      REQUESTED: 'La estamos preparando.', AWAITING_RECEIPT: 'Imprime la etiqueta, pégala en el paquete y entrégalo al transportista.', IN_TRANSIT: 'El transportista nos la está trayendo.', RECEIVED: 'La estamos revisando.', COMPLIANT: 'Lo hemos revisado todo y nos ocupamos del resto.',
      NOT_COMPLIANT: 'Ha llegado y la estamos revisando con más detalle: atención al cliente se pondrá en contacto contigo.', CLOSED: 'No tienes que hacer nada más.', CANCELLED: 'No envíes nada. La etiqueta ya no es válida.',
    },
    inStore: 'Lleva los artículos a la tienda y muestra el código.', inStoreCancelled: 'No tienes que llevar nada a la tienda.',
    steps: { REQUESTED: 'Solicitada', AWAITING_RECEIPT: 'Registrada', IN_TRANSIT: 'En camino', RECEIVED: 'Recibida', COMPLIANT: 'Revisada', NOT_COMPLIANT: 'En revisión', CLOSED: 'Terminada', CANCELLED: 'Anulada' },
    progress: 'Progreso de la devolución', number: 'Número de devolución', order: 'Pedido', opened: 'Creada el', label: 'Etiqueta', openLabel: 'Abrir la etiqueta (PDF)', labelHint: 'Imprímela y pégala bien visible en el paquete.', labelWaits: 'Estamos preparando la etiqueta: suele tardar un minuto.', labelMissing: 'No hemos podido preparar la etiqueta. Escríbenos y te la enviaremos.', reload: 'Comprobar de nuevo',
    carrier: 'Transportista', tracking: 'Número de seguimiento', exchangeSent: 'Tu cambio se ha enviado', follow: 'Seguir el envío', store: 'Tienda', code: 'Código para la tienda', codeHint: 'Muéstralo en caja, en el teléfono o impreso.', items: 'Artículos', quantity: 'Cantidad', outcomes: { ACCEPTED: 'Aceptado', NOT_SELLABLE: 'No se puede revender', MISSING: 'Falta' },
    refunded: 'Reembolsado', credit: 'Vale', creditCode: 'Código del vale', creditUntil: 'Válido hasta el', history: 'Historial', cancel: 'Anular la devolución', cancelTitle: '¿Anular esta devolución?', cancelLead: 'Mientras haya plazo puedes crear otra devolución.', cancelLabel: 'La etiqueta dejará de ser válida.', cancelExchange: 'El cambio se anula con ella.', keep: 'Mantener la devolución',
    moved: { title: 'La devolución ya no se puede anular', CARRIER_LABEL: 'El paquete ya está en camino.', IN_STORE: 'Los artículos ya se han entregado.', exchange: 'Lo que elegiste en su lugar ya se está preparando o está en camino.' },
  },
};
