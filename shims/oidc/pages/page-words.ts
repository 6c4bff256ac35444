import type { InEveryLanguage } from '#contract/languages.js';

/** The words of the pages about accounts. */
export interface AccountWords {
  readonly signIn: string; readonly signInLead: string; readonly email: string; readonly password: string; readonly forgot: string;
  readonly wrong: string; readonly blocked: (minutes: string) => string; readonly expired: string;
  readonly signOut: string; readonly signOutLead: string; readonly signedOut: string;
  readonly account: string; readonly name: string; readonly language: string; readonly browserLanguage: string; readonly save: string; readonly saved: string; readonly companies: string; readonly noCompany: string;
  readonly changePassword: string; readonly newPassword: string; readonly passwordHint: string; readonly presentPassword: string; readonly mustChoose: string; readonly passwordChanged: string;
  readonly changeEmail: string; readonly newEmail: string; readonly emailLead: string; readonly emailSent: string; readonly confirmEmail: string; readonly emailConfirmed: string;
  readonly sessions: string; readonly thisBrowser: string; readonly lastSeen: string; readonly end: string; readonly endOthers: string; readonly unknownBrowser: string;
  readonly apps: string; readonly appsLead: string; readonly noApp: string; readonly may: string; readonly connectedSince: string; readonly neverUsed: string; readonly appEnded: string;
  readonly forgotLead: string; readonly sendLink: string; readonly linkSent: string; readonly reset: string;
  readonly invitation: (company: string) => string; readonly invitedBy: (who: string) => string; readonly accept: string; readonly accepted: string;
  readonly over: string; readonly overText: Readonly<Record<'reset' | 'invitation' | 'email', string>>; readonly wrongPresent: string; readonly samePassword: string; readonly sessionOver: string; readonly staySignedIn: string;
  readonly backToAccount: string; readonly signedInAs: (email: string) => string; readonly goOn: string; readonly browserOn: (browser: string, system: string) => string; readonly signedInSince: string; readonly sameEmail: string; readonly replacesAccount: string;
}

/** In every language. */
export const ACCOUNT_WORDS: InEveryLanguage<AccountWords> = {
  it: {
    backToAccount: 'Torna al tuo account', signedInAs: (email) => `Hai già effettuato l’accesso come ${email}`, goOn: 'Continua', browserOn: (browser, system) => `${browser} su ${system}`, signedInSince: 'Accesso del', sameEmail: 'Questo è già il tuo indirizzo', replacesAccount: 'Se hai già un account con questo indirizzo, il nome e la password che scegli qui sostituiscono quelli attuali in tutte le tue aziende; tutte le sessioni e le app collegate vengono terminate.',
    samePassword: 'Scegli una password diversa da quella attuale', sessionOver: 'La sessione è terminata: accedi di nuovo. Quello che hai inviato non è stato salvato.', staySignedIn: 'Torna indietro senza uscire da qui',
    signIn: 'Accedi', signInLead: 'Con l’indirizzo e-mail e la password del tuo account.', email: 'E-mail', password: 'Password', forgot: 'Hai dimenticato la password?',
    wrong: 'L’indirizzo o la password non sono giusti', blocked: (minutes) => `Troppi tentativi: riprova tra ${minutes} min.`, expired: 'Questa password temporanea è scaduta: chiedi un link per sceglierne una',
    signOut: 'Esci', signOutLead: 'Questo browser dovrà accedere di nuovo.', signedOut: 'Sei uscito',
    account: 'Il tuo account', name: 'Nome', language: 'Lingua', browserLanguage: 'Quella del browser', save: 'Salva', saved: 'Salvato', companies: 'Aziende', noCompany: 'Nessuna',
    changePassword: 'Cambia password', newPassword: 'Nuova password', passwordHint: 'Almeno 10 caratteri.', presentPassword: 'Password attuale', mustChoose: 'La password che hai usato era temporanea: scegline una tua.', passwordChanged: 'La password è cambiata',
    changeEmail: 'Cambia indirizzo', newEmail: 'Nuovo indirizzo e-mail', emailLead: 'Inviamo un link al nuovo indirizzo; fino alla conferma vale quello attuale.', emailSent: 'Se l’indirizzo è libero, abbiamo inviato un link', confirmEmail: 'Conferma l’indirizzo', emailConfirmed: 'Il nuovo indirizzo è confermato',
    sessions: 'Dove hai effettuato l’accesso', thisBrowser: 'Questo browser', lastSeen: 'Ultimo uso', end: 'Termina', endOthers: 'Termina tutte le altre', unknownBrowser: 'Browser sconosciuto',
    apps: 'App collegate', appsLead: 'Le app che hai autorizzato ad agire per te. Se ne termini una, non può più fare nulla da subito.', noApp: 'Nessuna app è collegata.', may: 'Può', connectedSince: 'Collegata dal', neverUsed: 'mai', appEnded: 'L’app è scollegata',
    forgotLead: 'Inviamo un link all’indirizzo, se ha un account.', sendLink: 'Invia il link', linkSent: 'Se l’indirizzo ha un account, abbiamo inviato un link', reset: 'Scegli una nuova password',
    invitation: (company) => `Invito a ${company}`, invitedBy: (who) => `${who} ti ha invitato.`, accept: 'Accetta l’invito', accepted: 'Invito accettato: ora puoi accedere',
    over: 'Il link non vale più', overText: { reset: 'È scaduto, è già stato usato o è incompleto. Chiedine uno nuovo.', invitation: 'Se hai già accettato l’invito, accedi. Altrimenti è scaduto, è stato revocato o il link è incompleto: chiedine uno nuovo a chi ti ha invitato.', email: 'È scaduto, è già stato usato o è incompleto. Indica di nuovo l’indirizzo nel tuo account.' }, wrongPresent: 'La password attuale non è giusta',
  },
  en: {
    backToAccount: 'Back to your account', signedInAs: (email) => `You are signed in already as ${email}`, goOn: 'Go on', browserOn: (browser, system) => `${browser} on ${system}`, signedInSince: 'Signed in on', sameEmail: 'This is your address already', replacesAccount: 'If you have an account with this address already, the name and password you choose here replace the present ones in all your companies; all sessions and connected apps are ended.',
    samePassword: 'Choose a password that differs from the present one', sessionOver: 'Your session has ended: sign in again. What you sent was not saved.', staySignedIn: 'Go back, and stay signed in here',
    signIn: 'Sign in', signInLead: 'With the email address and password of your account.', email: 'Email', password: 'Password', forgot: 'Forgotten your password?',
    wrong: 'The address or the password is wrong', blocked: (minutes) => `Too many attempts: try again in ${minutes} min.`, expired: 'This one-time password is over: ask for a link to choose one',
    signOut: 'Sign out', signOutLead: 'This browser will have to sign in again.', signedOut: 'You are signed out',
    account: 'Your account', name: 'Name', language: 'Language', browserLanguage: 'The browser’s', save: 'Save', saved: 'Saved', companies: 'Companies', noCompany: 'None',
    changePassword: 'Change password', newPassword: 'New password', passwordHint: 'At least 10 characters.', presentPassword: 'Present password', mustChoose: 'The password you used was a one-time one: choose your own.', passwordChanged: 'The password is changed',
    changeEmail: 'Change address', newEmail: 'New email address', emailLead: 'We send a link to the new address; until it is confirmed the present one is used.', emailSent: 'If the address is free, we have sent a link to it', confirmEmail: 'Confirm the address', emailConfirmed: 'The new address is confirmed',
    sessions: 'Where you are signed in', thisBrowser: 'This browser', lastSeen: 'Last used', end: 'End', endOthers: 'End all others', unknownBrowser: 'Unknown browser',
    apps: 'Connected apps', appsLead: 'Apps that you allowed to act for you. Once you end one, it can do nothing more.', noApp: 'No app is connected.', may: 'It may', connectedSince: 'Connected since', neverUsed: 'never', appEnded: 'The app is disconnected',
    forgotLead: 'We send a link to the address, if it has an account.', sendLink: 'Send the link', linkSent: 'If the address has an account, we have sent a link to it', reset: 'Choose a new password',
    invitation: (company) => `Invitation to ${company}`, invitedBy: (who) => `${who} invited you.`, accept: 'Accept the invitation', accepted: 'You have accepted: sign in now',
    over: 'This link is over', overText: { reset: 'It has expired, was used already or is incomplete. Ask for a new one.', invitation: 'If you have accepted the invitation, sign in. Otherwise it has expired, was revoked, or the link is incomplete: ask whoever invited you for a new one.', email: 'It has expired, was used already or is incomplete. Enter the address in your account again.' }, wrongPresent: 'The present password is wrong',
  },
  de: {
    backToAccount: 'Zurück zu Ihrem Konto', signedInAs: (email) => `Sie sind schon angemeldet als ${email}`, goOn: 'Weiter', browserOn: (browser, system) => `${browser} auf ${system}`, signedInSince: 'Angemeldet am', sameEmail: 'Das ist schon Ihre Adresse', replacesAccount: 'Wenn Sie mit dieser Adresse schon ein Konto haben, ersetzen Name und Passwort von hier die bisherigen in allen Ihren Unternehmen; alle Sitzungen und verbundenen Apps werden beendet.',
    samePassword: 'Wählen Sie ein anderes Passwort als das bisherige', sessionOver: 'Ihre Sitzung ist beendet: Melden Sie sich wieder an. Ihre Eingaben wurden nicht gespeichert.', staySignedIn: 'Zurück, und hier angemeldet bleiben',
    signIn: 'Anmelden', signInLead: 'Mit der E-Mail-Adresse und dem Passwort Ihres Kontos.', email: 'E-Mail', password: 'Passwort', forgot: 'Passwort vergessen?',
    wrong: 'Die Adresse oder das Passwort stimmt nicht', blocked: (minutes) => `Zu viele Versuche: Bitte warten Sie ${minutes} Min.`, expired: 'Dieses Einmalpasswort ist abgelaufen: Fordern Sie einen Link an, um eines zu wählen',
    signOut: 'Abmelden', signOutLead: 'Dieser Browser muss sich danach wieder anmelden.', signedOut: 'Sie sind abgemeldet',
    account: 'Ihr Konto', name: 'Name', language: 'Sprache', browserLanguage: 'Die des Browsers', save: 'Speichern', saved: 'Gespeichert', companies: 'Unternehmen', noCompany: 'Keines',
    changePassword: 'Passwort ändern', newPassword: 'Neues Passwort', passwordHint: 'Mindestens 10 Zeichen.', presentPassword: 'Aktuelles Passwort', mustChoose: 'Das verwendete Passwort war ein Einmalpasswort: Bitte wählen Sie ein eigenes.', passwordChanged: 'Das Passwort ist geändert',
    changeEmail: 'Adresse ändern', newEmail: 'Neue E-Mail-Adresse', emailLead: 'Wir senden einen Link an die neue Adresse; bis zur Bestätigung gilt die bisherige.', emailSent: 'Wenn die Adresse frei ist, haben wir einen Link gesendet', confirmEmail: 'Adresse bestätigen', emailConfirmed: 'Die neue Adresse ist bestätigt',
    sessions: 'Wo Sie angemeldet sind', thisBrowser: 'Dieser Browser', lastSeen: 'Zuletzt verwendet', end: 'Beenden', endOthers: 'Alle anderen beenden', unknownBrowser: 'Unbekannter Browser',
    apps: 'Verbundene Apps', appsLead: 'Apps, denen Sie erlaubt haben, für Sie zu handeln. Wenn Sie eine beenden, kann sie sofort nichts mehr tun.', noApp: 'Keine App ist verbunden.', may: 'Die App darf', connectedSince: 'Verbunden seit', neverUsed: 'noch nie', appEnded: 'Die App ist getrennt',
    forgotLead: 'Wir senden einen Link an die Adresse, wenn sie ein Konto hat.', sendLink: 'Link senden', linkSent: 'Wenn die Adresse ein Konto hat, haben wir einen Link gesendet', reset: 'Neues Passwort wählen',
    invitation: (company) => `Einladung zu ${company}`, invitedBy: (who) => `${who} hat Sie eingeladen.`, accept: 'Einladung annehmen', accepted: 'Einladung angenommen: Sie können sich jetzt anmelden',
    over: 'Dieser Link gilt nicht mehr', overText: { reset: 'Er ist abgelaufen, wurde schon verwendet oder ist unvollständig. Fordern Sie einen neuen an.', invitation: 'Wenn Sie die Einladung schon angenommen haben, melden Sie sich an. Andernfalls ist sie abgelaufen, wurde zurückgezogen, oder der Link ist unvollständig: Bitten Sie um eine neue bei der Person, die Sie eingeladen hat.', email: 'Er ist abgelaufen, wurde schon verwendet oder ist unvollständig. Geben Sie die Adresse in Ihrem Konto noch einmal an.' }, wrongPresent: 'Das aktuelle Passwort stimmt nicht',
  },
  fr: {
    backToAccount: 'Retour à votre compte', signedInAs: (email) => `Vous êtes déjà connecté en tant que ${email}`, goOn: 'Continuer', browserOn: (browser, system) => `${browser} sur ${system}`, signedInSince: 'Connecté le', sameEmail: 'C’est déjà votre adresse', replacesAccount: 'Si vous avez déjà un compte avec cette adresse, le nom et le mot de passe choisis ici remplacent les actuels dans toutes vos entreprises ; toutes les sessions et applications connectées sont terminées.',
    samePassword: 'Choisissez un mot de passe différent de l’actuel', sessionOver: 'Votre session est terminée : reconnectez-vous. Ce que vous avez envoyé n’a pas été enregistré.', staySignedIn: 'Revenir sans se déconnecter ici',
    signIn: 'Se connecter', signInLead: 'Avec l’adresse e-mail et le mot de passe de votre compte.', email: 'E-mail', password: 'Mot de passe', forgot: 'Mot de passe oublié ?',
    wrong: 'L’adresse ou le mot de passe est incorrect', blocked: (minutes) => `Trop d’essais : réessayez dans ${minutes} min.`, expired: 'Ce mot de passe provisoire a expiré : demandez un lien pour en choisir un',
    signOut: 'Se déconnecter', signOutLead: 'Ce navigateur devra se reconnecter.', signedOut: 'Vous êtes déconnecté',
    account: 'Votre compte', name: 'Nom', language: 'Langue', browserLanguage: 'Celle du navigateur', save: 'Enregistrer', saved: 'Enregistré', companies: 'Entreprises', noCompany: 'Aucune',
    changePassword: 'Changer le mot de passe', newPassword: 'Nouveau mot de passe', passwordHint: 'Au moins 10 caractères.', presentPassword: 'Mot de passe actuel', mustChoose: 'Le mot de passe utilisé était provisoire : choisissez le vôtre.', passwordChanged: 'Le mot de passe a été modifié',
    changeEmail: 'Changer d’adresse', newEmail: 'Nouvelle adresse e-mail', emailLead: 'Nous envoyons un lien à la nouvelle adresse ; l’adresse actuelle reste valable jusqu’à la confirmation.', emailSent: 'Si l’adresse est libre, nous y avons envoyé un lien', confirmEmail: 'Confirmer l’adresse', emailConfirmed: 'La nouvelle adresse est confirmée',
    sessions: 'Où vous êtes connecté', thisBrowser: 'Ce navigateur', lastSeen: 'Dernière utilisation', end: 'Terminer', endOthers: 'Terminer toutes les autres', unknownBrowser: 'Navigateur inconnu',
    apps: 'Applications connectées', appsLead: 'Les applications que vous avez autorisées à agir pour vous. Dès que vous en terminez une, elle ne peut plus rien faire.', noApp: 'Aucune application n’est connectée.', may: 'L’application peut', connectedSince: 'Connectée depuis le', neverUsed: 'jamais', appEnded: 'L’application est déconnectée',
    forgotLead: 'Nous envoyons un lien à l’adresse, si elle a un compte.', sendLink: 'Envoyer le lien', linkSent: 'Si l’adresse a un compte, nous y avons envoyé un lien', reset: 'Choisir un nouveau mot de passe',
    invitation: (company) => `Invitation à rejoindre ${company}`, invitedBy: (who) => `${who} vous a invité.`, accept: 'Accepter l’invitation', accepted: 'Invitation acceptée : connectez-vous',
    over: 'Ce lien n’est plus valable', overText: { reset: 'Il a expiré, a déjà été utilisé ou est incomplet. Demandez-en un nouveau.', invitation: 'Si vous avez déjà accepté l’invitation, connectez-vous. Sinon, elle a expiré, a été révoquée, ou le lien est incomplet : demandez-en une nouvelle à la personne qui vous a invité.', email: 'Il a expiré, a déjà été utilisé ou est incomplet. Indiquez de nouveau l’adresse dans votre compte.' }, wrongPresent: 'Le mot de passe actuel est incorrect',
  },
  es: {
    backToAccount: 'Volver a tu cuenta', signedInAs: (email) => `Ya has iniciado sesión como ${email}`, goOn: 'Continuar', browserOn: (browser, system) => `${browser} en ${system}`, signedInSince: 'Sesión iniciada el', sameEmail: 'Esta ya es tu dirección', replacesAccount: 'Si ya tienes una cuenta con esta dirección, el nombre y la contraseña que elijas aquí sustituyen a los actuales en todas tus empresas; se cierran todas las sesiones y aplicaciones conectadas.',
    samePassword: 'Elige una contraseña distinta de la actual', sessionOver: 'Tu sesión ha terminado: inicia sesión de nuevo. Lo que has enviado no se ha guardado.', staySignedIn: 'Volver sin cerrar la sesión aquí',
    signIn: 'Iniciar sesión', signInLead: 'Con la dirección de correo y la contraseña de tu cuenta.', email: 'Correo electrónico', password: 'Contraseña', forgot: '¿Has olvidado la contraseña?',
    wrong: 'La dirección o la contraseña no es correcta', blocked: (minutes) => `Demasiados intentos: prueba de nuevo en ${minutes} min.`, expired: 'Esta contraseña temporal ha caducado: pide un enlace para elegir una',
    signOut: 'Cerrar sesión', signOutLead: 'Este navegador tendrá que iniciar sesión de nuevo.', signedOut: 'Has cerrado la sesión',
    account: 'Tu cuenta', name: 'Nombre', language: 'Idioma', browserLanguage: 'El del navegador', save: 'Guardar', saved: 'Guardado', companies: 'Empresas', noCompany: 'Ninguna',
    changePassword: 'Cambiar la contraseña', newPassword: 'Nueva contraseña', passwordHint: 'Al menos 10 caracteres.', presentPassword: 'Contraseña actual', mustChoose: 'La contraseña que has usado era temporal: elige la tuya.', passwordChanged: 'La contraseña ha cambiado',
    changeEmail: 'Cambiar la dirección', newEmail: 'Nueva dirección de correo', emailLead: 'Enviamos un enlace a la nueva dirección; hasta que se confirme vale la actual.', emailSent: 'Si la dirección está libre, hemos enviado un enlace', confirmEmail: 'Confirmar la dirección', emailConfirmed: 'La nueva dirección está confirmada',
    sessions: 'Dónde has iniciado sesión', thisBrowser: 'Este navegador', lastSeen: 'Último uso', end: 'Cerrar', endOthers: 'Cerrar todas las demás', unknownBrowser: 'Navegador desconocido',
    apps: 'Aplicaciones conectadas', appsLead: 'Las aplicaciones a las que has permitido actuar por ti. Si cierras una, deja de poder hacer nada al momento.', noApp: 'No hay ninguna aplicación conectada.', may: 'Puede', connectedSince: 'Conectada desde el', neverUsed: 'nunca', appEnded: 'La aplicación está desconectada',
    forgotLead: 'Enviamos un enlace a la dirección, si tiene una cuenta.', sendLink: 'Enviar el enlace', linkSent: 'Si la dirección tiene una cuenta, hemos enviado un enlace', reset: 'Elige una nueva contraseña',
    invitation: (company) => `Invitación a ${company}`, invitedBy: (who) => `${who} te ha invitado.`, accept: 'Aceptar la invitación', accepted: 'Has aceptado: ya puedes iniciar sesión',
    over: 'Este enlace ya no vale', overText: { reset: 'Ha caducado, ya se ha usado o está incompleto. Pide uno nuevo.', invitation: 'Si ya has aceptado la invitación, inicia sesión. Si no, ha caducado, se ha revocado o el enlace está incompleto: pide una nueva a quien te invitó.', email: 'Ha caducado, ya se ha usado o está incompleto. Indica otra vez la dirección en tu cuenta.' }, wrongPresent: 'La contraseña actual no es correcta',
  },
};
