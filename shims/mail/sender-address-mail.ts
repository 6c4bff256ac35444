import { z } from 'zod';
import type { MailData } from '#contract/mail-data.js';
import type { Template } from './template.js';

/** The code that verifies an address from which a company is to send e-mail. */
export const senderAddressMail: Template<MailData['senderAddress']> = {
  data: z.object({ company: z.string(), code: z.string() }),
  words: {
    it: ({ company, code }) => ({ subject: `Codice per inviare da questo indirizzo: ${company}`, paragraphs: [`${company} vuole inviare e-mail da questo indirizzo con Portico. Il codice è:`, code, 'Vale un giorno e una volta sola. Se non conosci questa azienda, ignora il messaggio e non dare il codice a nessuno.'] }),
    en: ({ company, code }) => ({ subject: `Code to send from this address: ${company}`, paragraphs: [`${company} wants to send e-mail from this address with Portico. The code is:`, code, 'It is valid for one day, and once. If you do not know this company, ignore this message and give the code to nobody.'] }),
    de: ({ company, code }) => ({ subject: `Code zum Senden von dieser Adresse: ${company}`, paragraphs: [`${company} möchte mit Portico E-Mails von dieser Adresse senden. Der Code lautet:`, code, 'Er gilt einen Tag und nur einmal. Wenn Sie dieses Unternehmen nicht kennen, ignorieren Sie diese Nachricht und geben Sie den Code niemandem.'] }),
    fr: ({ company, code }) => ({ subject: `Code pour envoyer depuis cette adresse : ${company}`, paragraphs: [`${company} souhaite envoyer des e-mails depuis cette adresse avec Portico. Le code est :`, code, 'Il est valable un jour, une seule fois. Si vous ne connaissez pas cette entreprise, ignorez ce message et ne donnez le code à personne.'] }),
    es: ({ company, code }) => ({ subject: `Código para enviar desde esta dirección: ${company}`, paragraphs: [`${company} quiere enviar correos desde esta dirección con Portico. El código es:`, code, 'Vale un día y una sola vez. Si no conoces esta empresa, ignora este mensaje y no des el código a nadie.'] }),
  },
};
