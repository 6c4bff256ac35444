import type { InEveryLanguage } from '#contract/languages.js';
import type { OAuthScope } from '#contract/oauth.js';

/** The texts of the consent page and of the page for requests that cannot be answered. */
export interface ConsentWords {
  readonly title: (client: string) => string;
  readonly lead: (email: string) => string;
  readonly another: string;
  readonly unverified: string;
  readonly unverifiedText: string;
  readonly loopback: string;
  readonly loopbackText: string;
  readonly client: string;
  readonly goesTo: string;
  readonly mayTitle: string;
  readonly scopes: Readonly<Record<OAuthScope, string>>;
  readonly allow: string;
  readonly deny: string;
  readonly end: string;
  readonly over: string;
  readonly overText: string;
  /** Of a request that can be answered once more. */
  readonly againText: string;
  readonly again: string;
  readonly allowed: (client: string) => string;
  readonly refusedBefore: (client: string) => string;
  readonly answeredText: string;
  readonly refusedBeforeText: string;
  readonly toApps: string;
  readonly refused: string;
  readonly refusedText: string;
}

/** In every language. */
export const CONSENT_WORDS: InEveryLanguage<ConsentWords> = {
  en: {
    againText: 'The sign-in that this page was opened with has ended, or the page was open for too long. You can go on with the same request.', again: 'Go on with the request',
    refusedBeforeText: 'A request is answered once. To answer otherwise, go back to the app and connect again.',
    another: 'Not you? Use another account',
    title: (client) => `Allow ${client} to use your account?`, lead: (email) => `You are signed in as ${email}.`,
    unverified: 'Name not verified', unverifiedText: 'Anybody can register an app under any name. Allow it only if you started this yourself and know the address below.',
    loopback: 'A program on this computer', loopbackText: 'The answer goes to a program on this computer. Allow it only if you have just started that program.',
    client: 'App', goesTo: 'The answer goes to', mayTitle: 'The app will be able to',
    scopes: {
      openid: 'recognise you when you come back', profile: 'see your name, picture and language', email: 'see your email address', offline_access: 'keep its access while you are away',
      'service.ai_tools': 'read and change data of your companies through AI tools, with your own permissions',
      'service.platform': 'do everything on the graph that you may do in your companies',
    },
    allow: 'Allow', deny: 'Do not allow', end: 'You can end this at any time in your account.',
    over: 'This request can no longer be answered', overText: 'It was answered already, is too old, or was begun in another browser. Go back to the app and connect again.',
    allowed: (client) => `You allowed ${client}`, refusedBefore: (client) => `You did not allow ${client}`, answeredText: 'A request is answered once. To answer otherwise, go back to the app and connect again, or end it among your connected apps.', toApps: 'Your connected apps',
    refused: 'This app cannot be connected', refusedText: 'The link that led here is wrong, so you were not sent on. Tell the makers of the app:',
  },
  it: {
    againText: 'L’accesso con cui è stata aperta questa pagina è terminato, oppure la pagina è rimasta aperta troppo a lungo. Puoi continuare con la stessa richiesta.', again: 'Continua con la richiesta',
    refusedBeforeText: 'A una richiesta si risponde una volta sola. Per cambiare risposta torna all’app e collegala di nuovo.',
    another: 'Non sei tu? Usa un altro account',
    title: (client) => `Consentire a ${client} di usare il tuo account?`, lead: (email) => `Hai effettuato l’accesso come ${email}.`,
    unverified: 'Nome non verificato', unverifiedText: 'Chiunque può registrare un’app con qualsiasi nome. Consenti solo se hai iniziato tu la richiesta e conosci l’indirizzo qui sotto.',
    loopback: 'Un programma su questo computer', loopbackText: 'La risposta va a un programma su questo computer. Consenti solo se lo hai appena avviato tu.',
    client: 'App', goesTo: 'La risposta va a', mayTitle: 'L’app potrà',
    scopes: {
      openid: 'riconoscerti quando torni', profile: 'vedere il tuo nome, la tua immagine e la tua lingua', email: 'vedere il tuo indirizzo e-mail', offline_access: 'mantenere l’accesso mentre non ci sei',
      'service.ai_tools': 'leggere e modificare i dati delle tue aziende con strumenti di IA, con i tuoi permessi',
      'service.platform': 'fare sul grafo tutto ciò che tu puoi fare nelle tue aziende',
    },
    allow: 'Consenti', deny: 'Non consentire', end: 'Puoi revocare l’accesso in qualsiasi momento dal tuo account.',
    over: 'A questa richiesta non si può più rispondere', overText: 'Ha già avuto risposta, è troppo vecchia o è stata iniziata in un altro browser. Torna all’app e collegala di nuovo.',
    allowed: (client) => `Hai dato il consenso a ${client}`, refusedBefore: (client) => `Non hai dato il consenso a ${client}`, answeredText: 'A una richiesta si risponde una volta sola. Per cambiare risposta torna all’app e collegala di nuovo, oppure terminala tra le tue app collegate.', toApps: 'Le tue app collegate',
    refused: 'Questa app non può essere collegata', refusedText: 'Il link che ti ha portato qui è errato, quindi non sei stato inoltrato. Comunica agli autori dell’app:',
  },
  de: {
    againText: 'Die Anmeldung, mit der diese Seite geöffnet wurde, ist beendet, oder die Seite war zu lange offen. Sie können mit derselben Anfrage weitermachen.', again: 'Mit der Anfrage weitermachen',
    refusedBeforeText: 'Eine Anfrage wird einmal beantwortet. Um anders zu antworten, gehen Sie zurück zur App und verbinden Sie sie erneut.',
    another: 'Nicht Sie? Anderes Konto verwenden',
    title: (client) => `${client} die Nutzung Ihres Kontos erlauben?`, lead: (email) => `Sie sind angemeldet als ${email}.`,
    unverified: 'Name nicht geprüft', unverifiedText: 'Jeder kann eine App unter jedem Namen registrieren. Erlauben Sie den Zugriff nur, wenn Sie ihn selbst begonnen haben und die Adresse unten kennen.',
    loopback: 'Ein Programm auf diesem Computer', loopbackText: 'Die Antwort geht an ein Programm auf diesem Computer. Erlauben Sie es nur, wenn Sie dieses Programm gerade gestartet haben.',
    client: 'App', goesTo: 'Die Antwort geht an', mayTitle: 'Die App wird',
    scopes: {
      openid: 'Sie wiedererkennen', profile: 'Ihren Namen, Ihr Bild und Ihre Sprache sehen', email: 'Ihre E-Mail-Adresse sehen', offline_access: 'Zugriff behalten, während Sie nicht da sind',
      'service.ai_tools': 'Daten Ihrer Unternehmen mit KI-Werkzeugen lesen und ändern, mit Ihren eigenen Rechten',
      'service.platform': 'im Graphen alles tun, was Sie in Ihren Unternehmen tun dürfen',
    },
    allow: 'Erlauben', deny: 'Nicht erlauben', end: 'Sie können den Zugriff jederzeit in Ihrem Konto beenden.',
    over: 'Diese Anfrage kann nicht mehr beantwortet werden', overText: 'Sie wurde schon beantwortet, ist zu alt oder wurde in einem anderen Browser begonnen. Gehen Sie zurück zur App und verbinden Sie sie erneut.',
    allowed: (client) => `Sie haben ${client} den Zugriff erlaubt`, refusedBefore: (client) => `Sie haben ${client} den Zugriff nicht erlaubt`, answeredText: 'Eine Anfrage wird einmal beantwortet. Um anders zu antworten, gehen Sie zurück zur App und verbinden Sie sie erneut, oder beenden Sie sie bei Ihren verbundenen Apps.', toApps: 'Ihre verbundenen Apps',
    refused: 'Diese App kann nicht verbunden werden', refusedText: 'Der Link hierher ist falsch, darum wurden Sie nicht weitergeleitet. Teilen Sie den Herstellern der App mit:',
  },
  fr: {
    againText: 'La connexion avec laquelle cette page a été ouverte est terminée, ou la page est restée ouverte trop longtemps. Vous pouvez continuer avec la même demande.', again: 'Continuer avec la demande',
    refusedBeforeText: 'On répond une seule fois à une demande. Pour répondre autrement, retournez à l’application et connectez-la de nouveau.',
    another: 'Ce n’est pas vous ? Utiliser un autre compte',
    title: (client) => `Autoriser ${client} à utiliser votre compte ?`, lead: (email) => `Vous êtes connecté en tant que ${email}.`,
    unverified: 'Nom non vérifié', unverifiedText: 'N’importe qui peut enregistrer une application sous n’importe quel nom. N’autorisez que si vous avez commencé vous-même et connaissez l’adresse ci-dessous.',
    loopback: 'Un programme sur cet ordinateur', loopbackText: 'La réponse va à un programme sur cet ordinateur. N’autorisez que si vous venez de le lancer.',
    client: 'Application', goesTo: 'La réponse va à', mayTitle: 'L’application pourra',
    scopes: {
      openid: 'vous reconnaître à votre retour', profile: 'voir votre nom, votre image et votre langue', email: 'voir votre adresse e-mail', offline_access: 'garder son accès en votre absence',
      'service.ai_tools': 'lire et modifier les données de vos entreprises avec des outils d’IA, avec vos propres droits',
      'service.platform': 'faire sur le graphe tout ce que vous pouvez faire dans vos entreprises',
    },
    allow: 'Autoriser', deny: 'Ne pas autoriser', end: 'Vous pouvez y mettre fin à tout moment dans votre compte.',
    over: 'Il n’est plus possible de répondre à cette demande', overText: 'Elle a déjà reçu une réponse, est trop ancienne ou a été commencée dans un autre navigateur. Retournez à l’application et connectez-la de nouveau.',
    allowed: (client) => `Vous avez autorisé ${client}`, refusedBefore: (client) => `Vous n’avez pas autorisé ${client}`, answeredText: 'On répond une seule fois à une demande. Pour répondre autrement, retournez à l’application et connectez-la de nouveau, ou terminez-la parmi vos applications connectées.', toApps: 'Vos applications connectées',
    refused: 'Cette application ne peut pas être connectée', refusedText: 'Le lien qui vous a conduit ici est incorrect, vous n’avez donc pas été redirigé. Indiquez aux auteurs de l’application :',
  },
  es: {
    againText: 'La sesión con la que se abrió esta página ha terminado, o la página ha estado abierta demasiado tiempo. Puedes continuar con la misma solicitud.', again: 'Continuar con la solicitud',
    refusedBeforeText: 'A una solicitud se responde una sola vez. Para responder otra cosa vuelve a la aplicación y conéctala de nuevo.',
    another: '¿No eres tú? Usar otra cuenta',
    title: (client) => `¿Permitir que ${client} use tu cuenta?`, lead: (email) => `Has iniciado sesión como ${email}.`,
    unverified: 'Nombre no verificado', unverifiedText: 'Cualquiera puede registrar una aplicación con cualquier nombre. Permítelo solo si lo has iniciado tú y conoces la dirección de abajo.',
    loopback: 'Un programa en este ordenador', loopbackText: 'La respuesta va a un programa en este ordenador. Permítelo solo si acabas de iniciar ese programa.',
    client: 'Aplicación', goesTo: 'La respuesta va a', mayTitle: 'La aplicación podrá',
    scopes: {
      openid: 'reconocerte cuando vuelvas', profile: 'ver tu nombre, tu imagen y tu idioma', email: 'ver tu dirección de correo', offline_access: 'mantener el acceso mientras no estás',
      'service.ai_tools': 'leer y modificar datos de tus empresas con herramientas de IA, con tus propios permisos',
      'service.platform': 'hacer en el grafo todo lo que puedes hacer en tus empresas',
    },
    allow: 'Permitir', deny: 'No permitir', end: 'Puedes terminarlo en cualquier momento en tu cuenta.',
    over: 'Ya no se puede responder a esta solicitud', overText: 'Ya se respondió, es demasiado antigua o se inició en otro navegador. Vuelve a la aplicación y conéctala de nuevo.',
    allowed: (client) => `Has permitido ${client}`, refusedBefore: (client) => `No has permitido ${client}`, answeredText: 'A una solicitud se responde una sola vez. Para responder otra cosa vuelve a la aplicación y conéctala de nuevo, o ciérrala entre tus aplicaciones conectadas.', toApps: 'Tus aplicaciones conectadas',
    refused: 'Esta aplicación no se puede conectar', refusedText: 'El enlace que te trajo aquí es incorrecto, por eso no se te ha redirigido. Comunica a los autores de la aplicación:',
  },
};
