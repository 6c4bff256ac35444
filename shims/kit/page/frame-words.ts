import type { InEveryLanguage } from '#contract/languages.js';

/** The texts of frames, forms and their elements. */
export interface FrameWords {
  readonly skip: string;
  readonly language: string;
  /** Between a label and what it is of. */
  readonly colon: string;
  readonly help: string;
  readonly optional: string;
  readonly steps: { readonly done: string; readonly current: string; readonly upcoming: string };
  readonly kinds: { readonly error: string; readonly success: string; readonly information: string };
  /** The prefix of the title when a form has flaws. */
  readonly flawed: string;
  readonly flaws: { readonly title: string; readonly files: string };
  readonly unproved: { readonly title: string; readonly text: string };
  readonly field: {
    readonly required: string;
    readonly choose: string;
    readonly confirm: string;
    readonly email: string;
    readonly invalid: string;
    /** Of a password. */
    readonly easy: string;
    readonly tooLong: (most: string) => string;
    readonly tooShort: (least: string) => string;
  };
}

/** The texts of the frame in every language. */
export const FRAME_WORDS = {
  it: {
    skip: 'Vai al contenuto', language: 'Lingua', colon: ': ', help: 'Assistenza', optional: 'facoltativo',
    steps: { done: 'Completato', current: 'In corso', upcoming: 'Da completare' },
    kinds: { error: 'Errore', success: 'Fatto', information: 'Informazione' },
    flawed: 'Errore: ',
    flaws: { title: 'C’è qualcosa da correggere', files: 'Scegli di nuovo i file: non restano nel modulo.' },
    unproved: { title: 'Il modulo non è stato inviato', text: 'La pagina era aperta da troppo tempo o i cookie sono bloccati. Quello che hai scritto è ancora qui, tranne le password: controllalo e invia di nuovo. Se succede ancora, consenti i cookie di questo sito.' },
    field: { required: 'Compila questo campo', choose: 'Scegli un’opzione', confirm: 'Spunta la casella per continuare', email: 'Scrivi un indirizzo e-mail, per esempio nome@esempio.it', invalid: 'Controlla questo campo', easy: 'Scegli una password più difficile da indovinare', tooLong: (most) => `Scrivi al massimo ${most} caratteri`, tooShort: (least) => `Scrivi almeno ${least} caratteri` },
  },
  en: {
    skip: 'Skip to content', language: 'Language', colon: ': ', help: 'Help', optional: 'optional',
    steps: { done: 'Done', current: 'In progress', upcoming: 'To come' },
    kinds: { error: 'Error', success: 'Done', information: 'Information' },
    flawed: 'Error: ',
    flaws: { title: 'Something needs correcting', files: 'Choose your files again: a form does not keep them.' },
    unproved: { title: 'The form was not sent', text: 'The page was open for too long, or cookies are blocked. What you typed is still here, except passwords: check it and send it again. If this comes back, allow cookies for this site.' },
    field: { required: 'Fill in this field', choose: 'Choose one of these', confirm: 'Tick the box to go on', email: 'Enter an email address, such as name@example.com', invalid: 'Check this field', easy: 'Choose a password that is harder to guess', tooLong: (most) => `Use at most ${most} characters`, tooShort: (least) => `Use at least ${least} characters` },
  },
  de: {
    skip: 'Zum Inhalt', language: 'Sprache', colon: ': ', help: 'Hilfe', optional: 'optional',
    steps: { done: 'Erledigt', current: 'Läuft', upcoming: 'Steht bevor' },
    kinds: { error: 'Fehler', success: 'Erledigt', information: 'Hinweis' },
    flawed: 'Fehler: ',
    flaws: { title: 'Bitte korrigieren Sie Ihre Angaben', files: 'Bitte wählen Sie Ihre Dateien noch einmal aus: Ein Formular behält sie nicht.' },
    unproved: { title: 'Das Formular wurde nicht gesendet', text: 'Die Seite war zu lange offen, oder Cookies sind blockiert. Ihre Eingaben stehen noch hier, nur Passwörter nicht: Bitte prüfen Sie sie und senden Sie sie noch einmal. Kommt diese Meldung wieder, erlauben Sie bitte Cookies für diese Website.' },
    field: { required: 'Bitte füllen Sie dieses Feld aus', choose: 'Bitte treffen Sie eine Auswahl', confirm: 'Bitte setzen Sie das Häkchen', email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de', invalid: 'Bitte prüfen Sie dieses Feld', easy: 'Wählen Sie ein Passwort, das schwerer zu erraten ist', tooLong: (most) => `Bitte höchstens ${most} Zeichen`, tooShort: (least) => `Bitte mindestens ${least} Zeichen` },
  },
  fr: {
    skip: 'Aller au contenu', language: 'Langue', colon: ' : ', help: 'Aide', optional: 'facultatif',
    steps: { done: 'Terminé', current: 'En cours', upcoming: 'À venir' },
    kinds: { error: 'Erreur', success: 'Terminé', information: 'Information' },
    flawed: 'Erreur : ',
    flaws: { title: 'Certains champs sont à corriger', files: 'Choisissez à nouveau vos fichiers : le formulaire ne les conserve pas.' },
    unproved: { title: 'Le formulaire n’a pas été envoyé', text: 'La page est restée ouverte trop longtemps, ou les cookies sont bloqués. Votre saisie est toujours là, sauf les mots de passe : vérifiez-la et envoyez-la à nouveau. Si ce message revient, autorisez les cookies de ce site.' },
    field: { required: 'Remplissez ce champ', choose: 'Choisissez une option', confirm: 'Cochez la case pour continuer', email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr', invalid: 'Vérifiez ce champ', easy: 'Choisissez un mot de passe plus difficile à deviner', tooLong: (most) => `${most} caractères au maximum`, tooShort: (least) => `${least} caractères au minimum` },
  },
  es: {
    skip: 'Ir al contenido', language: 'Idioma', colon: ': ', help: 'Ayuda', optional: 'opcional',
    steps: { done: 'Completado', current: 'En curso', upcoming: 'Pendiente' },
    kinds: { error: 'Error', success: 'Hecho', information: 'Información' },
    flawed: 'Error: ',
    flaws: { title: 'Hay algo que corregir', files: 'Elige de nuevo los archivos: el formulario no los conserva.' },
    unproved: { title: 'El formulario no se ha enviado', text: 'La página ha estado abierta demasiado tiempo o las cookies están bloqueadas. Lo que has escrito sigue aquí, menos las contraseñas: revísalo y envíalo de nuevo. Si vuelve a ocurrir, permite las cookies de este sitio.' },
    field: { required: 'Rellena este campo', choose: 'Elige una opción', confirm: 'Marca la casilla para continuar', email: 'Escribe una dirección de correo, por ejemplo nombre@ejemplo.es', invalid: 'Revisa este campo', easy: 'Elige una contraseña más difícil de adivinar', tooLong: (most) => `Escribe como máximo ${most} caracteres`, tooShort: (least) => `Escribe al menos ${least} caracteres` },
  },
} as const satisfies InEveryLanguage<FrameWords>;
