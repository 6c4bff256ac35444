import type { InEveryLanguage } from './languages.js';

/** What customers get for their return, and how they send it. */
interface ReturnSentences {
  readonly refund: (amount: string) => string;
  readonly credit: (amount: string) => string;
  /** What they get instead, line by line. */
  readonly exchange: (items: string) => string;
  readonly labelFollows: string;
  /** Name and address of the store, line by line. */
  readonly store: (address: string) => string;
}

/** The sentences in every language. */
export const RETURN_SENTENCES: InEveryLanguage<ReturnSentences> = {
  it: {
    refund: (amount) => `Rimborso previsto: ${amount}`, credit: (amount) => `Buono previsto: ${amount}`, exchange: (items) => `In cambio ricevi:\n${items}`,
    labelFollows: 'Stiamo preparando l’etichetta di spedizione: ti scriviamo appena è pronta.', store: (address) => `Porta gli articoli in questo negozio:\n${address}`,
  },
  en: {
    refund: (amount) => `Estimated refund: ${amount}`, credit: (amount) => `Estimated store credit: ${amount}`, exchange: (items) => `In exchange you get:\n${items}`,
    labelFollows: 'We are preparing your shipping label and will write to you as soon as it is ready.', store: (address) => `Take the items to this store:\n${address}`,
  },
  de: {
    refund: (amount) => `Voraussichtliche Erstattung: ${amount}`, credit: (amount) => `Voraussichtliches Guthaben: ${amount}`, exchange: (items) => `Im Umtausch erhalten Sie:\n${items}`,
    labelFollows: 'Wir erstellen Ihr Versandetikett und schreiben Ihnen, sobald es fertig ist.', store: (address) => `Bringen Sie die Artikel in dieses Geschäft:\n${address}`,
  },
  fr: {
    refund: (amount) => `Remboursement prévu : ${amount}`, credit: (amount) => `Avoir prévu : ${amount}`, exchange: (items) => `En échange, vous recevez :\n${items}`,
    labelFollows: 'Nous préparons votre étiquette d’expédition et vous écrirons dès qu’elle sera prête.', store: (address) => `Apportez les articles dans ce magasin :\n${address}`,
  },
  es: {
    refund: (amount) => `Reembolso previsto: ${amount}`, credit: (amount) => `Vale previsto: ${amount}`, exchange: (items) => `A cambio recibes:\n${items}`,
    labelFollows: 'Estamos preparando tu etiqueta de envío y te escribiremos en cuanto esté lista.', store: (address) => `Lleva los artículos a esta tienda:\n${address}`,
  },
};
