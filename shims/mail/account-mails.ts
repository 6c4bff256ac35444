import { z } from 'zod';
import type { MailData } from '#contract/mail-data.js';
import { momentOf } from './moment-of.js';
import type { Template, TemplateText } from './template.js';

const Linked = z.object({ link: z.string() });
const Changed = z.object({ changedAt: z.string() });

/** Mails that were queued by the release before name no page. */
const to = (href: string | undefined, label: string): Pick<TemplateText, 'link'> => (href === undefined ? {} : { link: { label, href } });

/** An invitation to a company. */
export const invitationMail: Template<MailData['invitation']> = {
  data: z.object({ company: z.string(), invitedBy: z.string(), link: z.string() }),
  words: {
    it: ({ company, invitedBy, link }) => ({ subject: `Invito a ${company}`, paragraphs: [`${invitedBy === '' ? 'Sei invitato' : `${invitedBy} ti invita`} a lavorare con ${company} su Portico.`, 'Il link vale sette giorni e una volta sola. Se non conosci questa azienda, ignora il messaggio.'], link: { label: 'Accetta l’invito', href: link } }),
    en: ({ company, invitedBy, link }) => ({ subject: `Invitation to ${company}`, paragraphs: [`${invitedBy === '' ? 'You are invited' : `${invitedBy} invites you`} to work with ${company} on Portico.`, 'The link is valid for seven days, and once. If you do not know this company, ignore this message.'], link: { label: 'Accept the invitation', href: link } }),
    de: ({ company, invitedBy, link }) => ({ subject: `Einladung zu ${company}`, paragraphs: [`${invitedBy === '' ? 'Sie sind eingeladen' : `${invitedBy} lädt Sie ein`}, mit ${company} in Portico zu arbeiten.`, 'Der Link gilt sieben Tage und nur einmal. Wenn Sie dieses Unternehmen nicht kennen, ignorieren Sie diese Nachricht.'], link: { label: 'Einladung annehmen', href: link } }),
    fr: ({ company, invitedBy, link }) => ({ subject: `Invitation à rejoindre ${company}`, paragraphs: [`${invitedBy === '' ? 'Vous êtes invité' : `${invitedBy} vous invite`} à travailler avec ${company} sur Portico.`, 'Le lien est valable sept jours, une seule fois. Si vous ne connaissez pas cette entreprise, ignorez ce message.'], link: { label: 'Accepter l’invitation', href: link } }),
    es: ({ company, invitedBy, link }) => ({ subject: `Invitación a ${company}`, paragraphs: [`${invitedBy === '' ? 'Tienes una invitación para' : `${invitedBy} te invita a`} trabajar con ${company} en Portico.`, 'El enlace vale siete días y una sola vez. Si no conoces esta empresa, ignora este mensaje.'], link: { label: 'Aceptar la invitación', href: link } }),
  },
};

/** A link to choose a new password. */
export const passwordResetMail: Template<MailData['passwordReset']> = {
  data: Linked,
  words: {
    it: ({ link }) => ({ subject: 'Scegli una nuova password', paragraphs: ['Qualcuno ha chiesto una nuova password per questo indirizzo.', 'Il link vale un’ora e una volta sola. Se non sei stato tu, ignora il messaggio: la password resta quella di prima.'], link: { label: 'Scegli la password', href: link } }),
    en: ({ link }) => ({ subject: 'Choose a new password', paragraphs: ['Somebody asked for a new password for this address.', 'The link is valid for one hour, and once. If it was not you, ignore this message: the password stays as it is.'], link: { label: 'Choose the password', href: link } }),
    de: ({ link }) => ({ subject: 'Neues Passwort wählen', paragraphs: ['Für diese Adresse wurde ein neues Passwort angefordert.', 'Der Link gilt eine Stunde und nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Das Passwort bleibt, wie es ist.'], link: { label: 'Passwort wählen', href: link } }),
    fr: ({ link }) => ({ subject: 'Choisissez un nouveau mot de passe', paragraphs: ['Un nouveau mot de passe a été demandé pour cette adresse.', 'Le lien est valable une heure, une seule fois. Si ce n’était pas vous, ignorez ce message : le mot de passe reste le même.'], link: { label: 'Choisir le mot de passe', href: link } }),
    es: ({ link }) => ({ subject: 'Elige una nueva contraseña', paragraphs: ['Alguien ha pedido una nueva contraseña para esta dirección.', 'El enlace vale una hora y una sola vez. Si no has sido tú, ignora este mensaje: la contraseña sigue siendo la misma.'], link: { label: 'Elegir la contraseña', href: link } }),
  },
};

/** The password was changed. */
export const passwordChangedMail: Template<MailData['passwordChanged']> = {
  data: Changed.extend({ link: z.string().optional() }),
  words: {
    it: ({ changedAt, link }) => ({ subject: 'La tua password è cambiata', paragraphs: [`La password del tuo account Portico è cambiata il ${momentOf(changedAt, 'it')}.`, 'Se non sei stato tu, chiedi subito una nuova password dalla pagina di accesso.'], ...to(link, 'Chiedi una nuova password') }),
    en: ({ changedAt, link }) => ({ subject: 'Your password was changed', paragraphs: [`The password of your Portico account was changed on ${momentOf(changedAt, 'en')}.`, 'If it was not you, ask for a new password on the sign-in page at once.'], ...to(link, 'Ask for a new password') }),
    de: ({ changedAt, link }) => ({ subject: 'Ihr Passwort wurde geändert', paragraphs: [`Das Passwort Ihres Portico-Kontos wurde am ${momentOf(changedAt, 'de')} geändert.`, 'Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.'], ...to(link, 'Neues Passwort anfordern') }),
    fr: ({ changedAt, link }) => ({ subject: 'Votre mot de passe a été modifié', paragraphs: [`Le mot de passe de votre compte Portico a été modifié le ${momentOf(changedAt, 'fr')}.`, 'Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe sur la page de connexion.'], ...to(link, 'Demander un nouveau mot de passe') }),
    es: ({ changedAt, link }) => ({ subject: 'Tu contraseña ha cambiado', paragraphs: [`La contraseña de tu cuenta de Portico cambió el ${momentOf(changedAt, 'es')}.`, 'Si no has sido tú, pide enseguida una nueva contraseña en la página de acceso.'], ...to(link, 'Pedir una nueva contraseña') }),
  },
};

/** A link that confirms a new address. */
export const confirmEmailMail: Template<MailData['confirmEmail']> = {
  data: Linked.extend({ account: z.string().optional() }),
  words: {
    it: ({ link, account }) => ({ subject: 'Conferma il tuo indirizzo', paragraphs: [`Questo indirizzo è stato indicato per ${account === undefined ? 'un account Portico' : `l’account Portico di ${account}`}.`, 'Il link vale un giorno e una volta sola. Se non sei stato tu, ignora il messaggio.'], link: { label: 'Conferma l’indirizzo', href: link } }),
    en: ({ link, account }) => ({ subject: 'Confirm your address', paragraphs: [`This address was given for ${account === undefined ? 'a Portico account' : `the Portico account of ${account}`}.`, 'The link is valid for one day, and once. If it was not you, ignore this message.'], link: { label: 'Confirm the address', href: link } }),
    de: ({ link, account }) => ({ subject: 'Bestätigen Sie Ihre Adresse', paragraphs: [`Diese Adresse wurde für ${account === undefined ? 'ein Portico-Konto' : `das Portico-Konto von ${account}`} angegeben.`, 'Der Link gilt einen Tag und nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.'], link: { label: 'Adresse bestätigen', href: link } }),
    fr: ({ link, account }) => ({ subject: 'Confirmez votre adresse', paragraphs: [`Cette adresse a été indiquée pour ${account === undefined ? 'un compte Portico' : `le compte Portico de ${account}`}.`, 'Le lien est valable un jour, une seule fois. Si ce n’était pas vous, ignorez ce message.'], link: { label: 'Confirmer l’adresse', href: link } }),
    es: ({ link, account }) => ({ subject: 'Confirma tu dirección', paragraphs: [`Se ha indicado esta dirección para ${account === undefined ? 'una cuenta de Portico' : `la cuenta de Portico de ${account}`}.`, 'El enlace vale un día y una sola vez. Si no has sido tú, ignora este mensaje.'], link: { label: 'Confirmar la dirección', href: link } }),
  },
};

/** The address was changed, for the old one. */
export const emailChangedMail: Template<MailData['emailChanged']> = {
  data: Changed,
  words: {
    it: ({ changedAt }) => ({ subject: 'Il tuo indirizzo è cambiato', paragraphs: [`Dal ${momentOf(changedAt, 'it')} il tuo account Portico ha un altro indirizzo e-mail.`, 'Se non sei stato tu, scrivi subito a chi gestisce Portico nella tua azienda.'] }),
    en: ({ changedAt }) => ({ subject: 'Your address was changed', paragraphs: [`Since ${momentOf(changedAt, 'en')} your Portico account has another e-mail address.`, 'If it was not you, write to who manages Portico in your company at once.'] }),
    de: ({ changedAt }) => ({ subject: 'Ihre Adresse wurde geändert', paragraphs: [`Seit dem ${momentOf(changedAt, 'de')} hat Ihr Portico-Konto eine andere E-Mail-Adresse.`, 'Wenn Sie das nicht waren, wenden Sie sich sofort an die Person, die Portico in Ihrem Unternehmen verwaltet.'] }),
    fr: ({ changedAt }) => ({ subject: 'Votre adresse a été modifiée', paragraphs: [`Depuis le ${momentOf(changedAt, 'fr')}, votre compte Portico a une autre adresse e-mail.`, 'Si ce n’était pas vous, écrivez aussitôt à la personne qui gère Portico dans votre entreprise.'] }),
    es: ({ changedAt }) => ({ subject: 'Tu dirección ha cambiado', paragraphs: [`Desde el ${momentOf(changedAt, 'es')} tu cuenta de Portico tiene otra dirección de correo.`, 'Si no has sido tú, escribe enseguida a quien gestiona Portico en tu empresa.'] }),
  },
};
