import { z } from 'zod';
import type { InEveryLanguage } from '#contract/languages.js';
import type { MailData } from '#contract/mail-data.js';
import type { Template, TemplateText } from './template.js';

type Notification = MailData['customerNotification'];

interface Words {
  readonly parcel: string;
  readonly return: string;
  readonly questions: string;
}

const WORDS: InEveryLanguage<Words> = {
  it: { parcel: 'Segui il pacco', return: 'Segui il reso', questions: 'Domande?' },
  en: { parcel: 'Track the parcel', return: 'See your return', questions: 'Questions?' },
  de: { parcel: 'Paket verfolgen', return: 'Rücksendung ansehen', questions: 'Fragen?' },
  fr: { parcel: 'Suivre le colis', return: 'Voir le retour', questions: 'Des questions ?' },
  es: { parcel: 'Seguir el paquete', return: 'Ver la devolución', questions: '¿Preguntas?' },
};

/** A blank line, which parts paragraphs. */
const BETWEEN = /\n[ \t]*\n/;

const written = ({ questions }: Words, label: string) => ({ subject, body, link, support, accentColor, sender }: Notification): TemplateText => ({
  subject, accentColor, sender, paragraphs: body.split(BETWEEN).map((text) => text.trim()).filter((text) => text !== ''), ...(support !== '' && { contact: { text: questions, address: support } }), link: { label, href: link },
});

const data = z.object({ subject: z.string(), body: z.string(), link: z.string(), support: z.string(), accentColor: z.string().optional(), sender: z.string().optional() });

const mailAbout = (subject: 'parcel' | 'return'): Template<Notification> => {
  const of = (words: Words) => written(words, words[subject]);
  return { data, words: { it: of(WORDS.it), en: of(WORDS.en), de: of(WORDS.de), fr: of(WORDS.fr), es: of(WORDS.es) } };
};

/** What became of a parcel, in the words of the merchant. */
export const customerNotificationMail = mailAbout('parcel');

/** What became of a return, in the words of the merchant. */
export const returnNotificationMail = mailAbout('return');
