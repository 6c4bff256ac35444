import type { ErrorCode } from '#contract/error-codes.js';
import type { InEveryLanguage } from '#contract/languages.js';

/** The text of an error page. */
export interface ErrorWords {
  readonly title: string;
  readonly text: string;
}

/** The kinds of errors that pages distinguish. */
export type PageFailing = 'missing' | 'method' | 'unreadable' | 'tooLarge' | 'signedOut' | 'forbidden' | 'tooMany' | 'changed' | 'away' | 'broken';

interface Failing {
  readonly status: number;
  readonly says: PageFailing;
}

const failing = (status: number, says: PageFailing): Failing => ({ status, says });
const CHANGED = failing(409, 'changed');
const MISSING = failing(404, 'missing');
const FORBIDDEN = failing(403, 'forbidden');
const UNREADABLE = failing(400, 'unreadable');

/** The kind of error page of every failure code. */
export const PAGE_ERRORS: Readonly<Record<ErrorCode, Failing>> = {
  MALFORMED_BODY: UNREADABLE, BODY_TOO_LARGE: failing(413, 'tooLarge'), BAD_INPUT: UNREADABLE, BAD_CURSOR: UNREADABLE,
  UNKNOWN_PATH: MISSING, METHOD_NOT_ALLOWED: failing(405, 'method'),
  UNAUTHENTICATED: failing(401, 'signedOut'), ADDRESS_REFUSED: FORBIDDEN, ADDRESS_BLOCKED: failing(429, 'tooMany'), ORIGIN_REFUSED: FORBIDDEN, FORBIDDEN, APP_TOKEN: FORBIDDEN,
  CONNECTION_DRAFT: FORBIDDEN, CONNECTION_PAUSED: FORBIDDEN, RATE_LIMITED: failing(429, 'tooMany'),
  IDEMPOTENCY_KEY_REUSED: CHANGED, IDEMPOTENCY_KEY_IN_PROGRESS: CHANGED, COMMAND_EXPIRED: CHANGED,
  NOT_FOUND: MISSING, ORDER_NOT_FOUND: MISSING, RETURN_NOT_FOUND: MISSING, ALREADY_EXISTS: CHANGED, CONFLICT: failing(503, 'away'),
  UNKNOWN_ITEM: CHANGED, TOO_MANY_ITEMS: failing(422, 'tooLarge'),
  ORDER_NOT_READY: CHANGED, ORDER_NOT_ACCEPTED: CHANGED, ORDER_ALREADY_ACCEPTED: CHANGED, ORDER_ALREADY_SHIPPED: CHANGED, ORDER_CANCELLED: CHANGED,
  ORDER_CANCEL_REQUESTED: CHANGED, INVALID_STATE: CHANGED, LABELS_NOT_ENABLED: MISSING, LABELS_NOT_READY: CHANGED, DOCUMENTS_NOT_READY: CHANGED,
  PRODUCT_NOT_FOUND: MISSING, VARIANT_NOT_FOUND: MISSING, IMAGE_NOT_FOUND: MISSING, IMPORT_NOT_FOUND: MISSING, WEBHOOK_NOT_FOUND: MISSING, PRODUCT_NOT_WRITTEN: CHANGED, VARIANT_NOT_WRITTEN: CHANGED, IMAGE_NOT_DOWNLOADABLE: CHANGED,
  NOT_WRITTEN: CHANGED, FIELD_RULE: CHANGED, FIELD_LOCKED: CHANGED, WEBHOOK_LIMIT: CHANGED,
  LINE_NOT_RETURNABLE: CHANGED, QUANTITY_EXCEEDED: CHANGED, EXCHANGE_UNAVAILABLE: CHANGED, PHOTO_REQUIRED: UNREADABLE, REASON_REQUIRED: UNREADABLE, TOO_MANY_ATTEMPTS: failing(429, 'tooMany'),
  UNAVAILABLE: failing(503, 'away'), INTERNAL: failing(500, 'broken'),
};

/** The label of the request id that support can look up. */
export const REFERENCE = { it: 'Riferimento', en: 'Reference', de: 'Referenz', fr: 'Référence', es: 'Referencia' } as const satisfies InEveryLanguage<string>;

/** The text of each kind of error. */
export const ERROR_WORDS: InEveryLanguage<Readonly<Record<PageFailing, ErrorWords>>> = {
  it: {
    missing: { title: 'Pagina non trovata', text: 'Controlla l’indirizzo: forse il link è incompleto o non vale più.' },
    method: { title: 'Qui non si può inviare nulla', text: 'Torna alla pagina precedente e riprova da lì.' },
    unreadable: { title: 'La richiesta non è leggibile', text: 'Torna alla pagina precedente, ricaricala e riprova.' },
    tooLarge: { title: 'È troppo', text: 'Quello che hai inviato supera il limite. Invia meno file, o file più piccoli.' },
    signedOut: { title: 'La sessione è terminata', text: 'Per la tua sicurezza una sessione dura poco. Ricomincia dalla prima pagina.' },
    forbidden: { title: 'Accesso non consentito', text: 'Non hai il permesso di vedere questa pagina.' },
    tooMany: { title: 'Troppe richieste', text: 'Aspetta un minuto e riprova.' },
    changed: { title: 'Nel frattempo è cambiato qualcosa', text: 'Ricarica la pagina precedente per vedere lo stato attuale.' },
    away: { title: 'Torniamo subito', text: 'Il servizio non risponde in questo momento. Riprova tra qualche secondo.' },
    broken: { title: 'Qualcosa è andato storto', text: 'È un nostro errore, e lo abbiamo registrato. Riprova; se succede ancora, indica il riferimento all’assistenza.' },
  },
  en: {
    missing: { title: 'Page not found', text: 'Check the address: the link may be incomplete, or no longer valid.' },
    method: { title: 'Nothing can be sent here', text: 'Go back to the page before and try again from there.' },
    unreadable: { title: 'The request cannot be read', text: 'Go back to the page before, reload it and try again.' },
    tooLarge: { title: 'That is too much', text: 'What you sent is over the limit. Send fewer files, or smaller ones.' },
    signedOut: { title: 'Your session has ended', text: 'For your safety a session is short. Start again from the first page.' },
    forbidden: { title: 'No access', text: 'You are not allowed to see this page.' },
    tooMany: { title: 'Too many requests', text: 'Wait a minute and try again.' },
    changed: { title: 'Something has changed meanwhile', text: 'Reload the page before to see how things stand now.' },
    away: { title: 'Back in a moment', text: 'The service does not answer just now. Try again in a few seconds.' },
    broken: { title: 'Something went wrong', text: 'The mistake is ours, and it has been recorded. Try again; if it comes back, tell support the reference.' },
  },
  de: {
    missing: { title: 'Seite nicht gefunden', text: 'Bitte prüfen Sie die Adresse: Vielleicht ist der Link unvollständig oder nicht mehr gültig.' },
    method: { title: 'Hierher kann nichts gesendet werden', text: 'Gehen Sie zur vorigen Seite zurück und versuchen Sie es von dort noch einmal.' },
    unreadable: { title: 'Die Anfrage ist nicht lesbar', text: 'Gehen Sie zur vorigen Seite zurück, laden Sie sie neu und versuchen Sie es noch einmal.' },
    tooLarge: { title: 'Das ist zu viel', text: 'Ihre Sendung überschreitet die Grenze. Senden Sie weniger oder kleinere Dateien.' },
    signedOut: { title: 'Ihre Sitzung ist beendet', text: 'Zu Ihrer Sicherheit ist eine Sitzung kurz. Bitte beginnen Sie auf der ersten Seite neu.' },
    forbidden: { title: 'Kein Zugang', text: 'Sie dürfen diese Seite nicht sehen.' },
    tooMany: { title: 'Zu viele Anfragen', text: 'Bitte warten Sie eine Minute und versuchen Sie es noch einmal.' },
    changed: { title: 'Inzwischen hat sich etwas geändert', text: 'Laden Sie die vorige Seite neu, um den jetzigen Stand zu sehen.' },
    away: { title: 'Gleich wieder da', text: 'Der Dienst antwortet gerade nicht. Versuchen Sie es in einigen Sekunden noch einmal.' },
    broken: { title: 'Etwas ist schiefgegangen', text: 'Der Fehler liegt bei uns und ist festgehalten. Versuchen Sie es noch einmal; kommt er wieder, nennen Sie dem Support die Referenz.' },
  },
  fr: {
    missing: { title: 'Page introuvable', text: 'Vérifiez l’adresse : le lien est peut-être incomplet, ou n’est plus valable.' },
    method: { title: 'Rien ne peut être envoyé ici', text: 'Revenez à la page précédente et réessayez à partir de là.' },
    unreadable: { title: 'La demande est illisible', text: 'Revenez à la page précédente, rechargez-la et réessayez.' },
    tooLarge: { title: 'C’est trop', text: 'Votre envoi dépasse la limite. Envoyez moins de fichiers, ou des fichiers plus petits.' },
    signedOut: { title: 'Votre session est terminée', text: 'Pour votre sécurité, une session est courte. Recommencez à la première page.' },
    forbidden: { title: 'Accès refusé', text: 'Vous n’êtes pas autorisé à voir cette page.' },
    tooMany: { title: 'Trop de demandes', text: 'Attendez une minute et réessayez.' },
    changed: { title: 'Quelque chose a changé entre-temps', text: 'Rechargez la page précédente pour voir la situation actuelle.' },
    away: { title: 'De retour dans un instant', text: 'Le service ne répond pas en ce moment. Réessayez dans quelques secondes.' },
    broken: { title: 'Une erreur est survenue', text: 'L’erreur vient de nous, et elle a été enregistrée. Réessayez ; si elle revient, indiquez la référence à l’assistance.' },
  },
  es: {
    missing: { title: 'Página no encontrada', text: 'Comprueba la dirección: quizá el enlace está incompleto o ya no es válido.' },
    method: { title: 'Aquí no se puede enviar nada', text: 'Vuelve a la página anterior e inténtalo desde allí.' },
    unreadable: { title: 'La solicitud no se puede leer', text: 'Vuelve a la página anterior, recárgala e inténtalo de nuevo.' },
    tooLarge: { title: 'Es demasiado', text: 'Lo que has enviado supera el límite. Envía menos archivos, o más pequeños.' },
    signedOut: { title: 'La sesión ha terminado', text: 'Por tu seguridad una sesión dura poco. Empieza de nuevo desde la primera página.' },
    forbidden: { title: 'Acceso no permitido', text: 'No tienes permiso para ver esta página.' },
    tooMany: { title: 'Demasiadas solicitudes', text: 'Espera un minuto e inténtalo de nuevo.' },
    changed: { title: 'Algo ha cambiado mientras tanto', text: 'Recarga la página anterior para ver la situación actual.' },
    away: { title: 'Volvemos enseguida', text: 'El servicio no responde en este momento. Inténtalo de nuevo en unos segundos.' },
    broken: { title: 'Algo ha salido mal', text: 'El error es nuestro y ha quedado registrado. Inténtalo de nuevo; si se repite, indica la referencia a asistencia.' },
  },
};
