import type { AssistantTools } from '#contract/assistant-tools.js';
import type { InEveryLanguage } from '#contract/languages.js';

/** The words of the page about assistants; the steps of each assistant are in connect-steps.ts. */
export interface ConnectWords {
  readonly title: string; readonly lead: string; readonly address: string; readonly command: string; readonly copy: string; readonly copied: string;
  readonly local: string; readonly localText: string; readonly assistants: string;
  readonly allowed: string; readonly allows: readonly string[]; readonly toApps: string; readonly recorded: string; readonly records: readonly string[];
  readonly yours: string; readonly signedInAs: (email: string) => string; readonly signInText: string; readonly signIn: string;
  readonly noCompany: string; readonly active: string; readonly noModule: string; readonly switchedOff: string; readonly timesIn: (timeZone: string) => string;
  readonly does: Readonly<Record<AssistantTools, string>>;
  readonly lately: string; readonly callsCaption: string; readonly noCalls: string; readonly columns: readonly string[]; readonly duration: string; readonly outcomes: Readonly<Record<'OK' | 'REFUSED' | 'FAILED', string>>;
}

/** In every language. */
export const CONNECT_WORDS: InEveryLanguage<ConnectWords> = {
  it: {
    title: 'Collega un assistente', lead: 'Il tuo assistente AI può lavorare per te nelle tue aziende: cercare ordini e prodotti, seguire spedizioni e resi, preparare modifiche. Basta dargli un indirizzo.',
    address: 'Indirizzo del connettore', command: 'Comando', copy: 'Copia', copied: 'Copiato',
    local: 'Questo indirizzo vale solo su questo computer', localText: 'Lo raggiungono i programmi installati qui (Claude Code, Cursor, VS Code, MCP Inspector). Claude e ChatGPT si collegano da internet e hanno bisogno di un indirizzo pubblico https.',
    assistants: 'Scegli il tuo assistente',
    allowed: 'Che cosa consenti', toApps: 'Le tue app collegate',
    allows: [
      'L’assistente agisce come te: nelle tue aziende, con i tuoi permessi e niente di più. A chi può solo leggere non viene offerto alcuno strumento che scrive.',
      'Ogni modifica si può prima provare: chiedi una prova a vuoto (dry run), che dice che cosa cambierebbe e non cambia nulla.',
      'Nessuno strumento elimina i tuoi dati: si può solo dimenticare ciò che un assistente ha annotato per sé.',
      'Tutti i tuoi assistenti lavorano in un’azienda alla volta. Se ne hai più d’una, chiedi al tuo di cambiarla.',
      'Puoi togliere l’accesso quando vuoi, tra le app collegate: vale dalla chiamata successiva. Chi gestisce l’azienda può disattivare interi moduli per gli assistenti.',
    ],
    recorded: 'Che cosa viene registrato', records: [
      'Per 90 giorni: quale assistente ha chiamato quale strumento, in quale azienda, con quale esito e in quanto tempo.',
      'Mai: che cosa è stato chiesto e che cosa è stato risposto. Le modifiche ai dati stanno nel registro dell’azienda, come quelle che fai tu.',
      'Le risposte degli strumenti arrivano al tuo assistente: per quelle valgono le condizioni di chi lo offre.',
    ],
    yours: 'Le tue aziende', signedInAs: (email) => `Hai effettuato l’accesso come ${email}.`, signInText: 'Accedi per vedere quali aziende e moduli possono usare i tuoi assistenti, e che cosa hanno chiamato di recente.', signIn: 'Accedi',
    noCompany: 'Non fai parte di alcuna azienda: i tuoi assistenti non possono usare nulla.', active: 'Azienda attiva', noModule: 'Nessun modulo', switchedOff: 'disattivato dall’azienda per gli assistenti',
    timesIn: (timeZone) => `Date e ore per gli assistenti: ${timeZone}`,
    does: { none: 'ancora nessuno strumento', reads: 'legge', writes: 'legge e scrive' },
    lately: 'Chiamate recenti', callsCaption: 'Le ultime chiamate dei tuoi assistenti', noCalls: 'Ancora nessuna. Qui vedrai quando un assistente ha chiamato uno strumento, quale, in quale azienda, con quale esito e in quanto tempo.',
    columns: ['Quando', 'Assistente', 'Strumento', 'Azienda', 'Esito'], duration: 'Durata', outcomes: { OK: 'Riuscita', REFUSED: 'Rifiutata', FAILED: 'Non riuscita' },
  },
  en: {
    title: 'Connect an assistant', lead: 'Your AI assistant can work for you in your companies: find orders and products, follow parcels and returns, prepare changes. All it needs is an address.',
    address: 'Address of the connector', command: 'Command', copy: 'Copy', copied: 'Copied',
    local: 'This address works on this computer alone', localText: 'Programs that run here reach it (Claude Code, Cursor, VS Code, the MCP Inspector). Claude and ChatGPT connect from the internet and need a public https address.',
    assistants: 'Choose your assistant',
    allowed: 'What you allow', toApps: 'Your connected apps',
    allows: [
      'The assistant acts as you: in your companies, with your permissions, and nothing more. Whoever may only read is offered no tool that writes.',
      'Every change can be tried first: ask for a dry run, which says what would change and changes nothing.',
      'No tool deletes your data: only what an assistant noted for itself can be forgotten.',
      'All your assistants work in one company at a time. If you have several, ask yours to switch.',
      'You can end the access at any time among your connected apps: it counts from the next call on. Whoever manages the company can switch whole modules off for assistants.',
    ],
    recorded: 'What is recorded', records: [
      'For 90 days: which assistant called which tool, in which company, how it ended and how long it took.',
      'Never: what was asked, and what was answered. Changes to data are in the company’s audit log, like those you make yourself.',
      'Your assistant receives the answers of the tools: for them, the terms of whoever provides it apply.',
    ],
    yours: 'Your companies', signedInAs: (email) => `You are signed in as ${email}.`, signInText: 'Sign in to see which companies and modules your assistants can use, and what they called lately.', signIn: 'Sign in',
    noCompany: 'You belong to no company: your assistants can use nothing.', active: 'Active company', noModule: 'No modules', switchedOff: 'switched off for assistants by the company',
    timesIn: (timeZone) => `Dates and times for assistants: ${timeZone}`,
    does: { none: 'no tools yet', reads: 'reads', writes: 'reads and writes' },
    lately: 'Called lately', callsCaption: 'The latest calls of your assistants', noCalls: 'Nothing yet. You will see here when an assistant called a tool, which one, in which company, how it ended and how long it took.',
    columns: ['When', 'Assistant', 'Tool', 'Company', 'Outcome'], duration: 'Duration', outcomes: { OK: 'Done', REFUSED: 'Refused', FAILED: 'Failed' },
  },
  de: {
    title: 'Einen Assistenten verbinden', lead: 'Ihr KI-Assistent kann in Ihren Unternehmen für Sie arbeiten: Bestellungen und Produkte finden, Pakete und Retouren verfolgen, Änderungen vorbereiten. Er braucht dafür nur eine Adresse.',
    address: 'Adresse des Konnektors', command: 'Befehl', copy: 'Kopieren', copied: 'Kopiert',
    local: 'Diese Adresse gilt nur auf diesem Computer', localText: 'Programme, die hier laufen, erreichen sie (Claude Code, Cursor, VS Code, der MCP Inspector). Claude und ChatGPT verbinden sich aus dem Internet und brauchen eine öffentliche https-Adresse.',
    assistants: 'Wählen Sie Ihren Assistenten',
    allowed: 'Was Sie erlauben', toApps: 'Ihre verbundenen Apps',
    allows: [
      'Der Assistent handelt als Sie: in Ihren Unternehmen, mit Ihren Rechten und nicht mehr. Wer nur lesen darf, bekommt kein Werkzeug angeboten, das schreibt.',
      'Jede Änderung lässt sich vorher proben: Bitten Sie um einen Probelauf (Dry Run), der sagt, was sich ändern würde, und nichts ändert.',
      'Kein Werkzeug löscht Ihre Daten: Vergessen werden kann nur, was ein Assistent sich selbst notiert hat.',
      'Alle Ihre Assistenten arbeiten immer in einem Unternehmen. Haben Sie mehrere, bitten Sie Ihren Assistenten zu wechseln.',
      'Sie können den Zugriff jederzeit unter den verbundenen Apps beenden: Das gilt ab dem nächsten Aufruf. Wer das Unternehmen verwaltet, kann ganze Module für Assistenten abschalten.',
    ],
    recorded: 'Was aufgezeichnet wird', records: [
      '90 Tage lang: welcher Assistent welches Werkzeug in welchem Unternehmen aufgerufen hat, wie es ausging und wie lange es dauerte.',
      'Niemals: was gefragt und was geantwortet wurde. Änderungen an Daten stehen im Protokoll des Unternehmens, wie die, die Sie selbst machen.',
      'Ihr Assistent erhält die Antworten der Werkzeuge: Dafür gelten die Bedingungen seines Anbieters.',
    ],
    yours: 'Ihre Unternehmen', signedInAs: (email) => `Sie sind angemeldet als ${email}.`, signInText: 'Melden Sie sich an, um zu sehen, welche Unternehmen und Module Ihre Assistenten nutzen können und was sie zuletzt aufgerufen haben.', signIn: 'Anmelden',
    noCompany: 'Sie gehören zu keinem Unternehmen: Ihre Assistenten können nichts nutzen.', active: 'Aktives Unternehmen', noModule: 'Keine Module', switchedOff: 'vom Unternehmen für Assistenten abgeschaltet',
    timesIn: (timeZone) => `Datum und Uhrzeit für Assistenten: ${timeZone}`,
    does: { none: 'noch keine Werkzeuge', reads: 'liest', writes: 'liest und schreibt' },
    lately: 'Zuletzt aufgerufen', callsCaption: 'Die letzten Aufrufe Ihrer Assistenten', noCalls: 'Noch nichts. Hier sehen Sie, wann ein Assistent ein Werkzeug aufgerufen hat, welches, in welchem Unternehmen, wie es ausging und wie lange es dauerte.',
    columns: ['Wann', 'Assistent', 'Werkzeug', 'Unternehmen', 'Ergebnis'], duration: 'Dauer', outcomes: { OK: 'Erledigt', REFUSED: 'Abgelehnt', FAILED: 'Fehlgeschlagen' },
  },
  fr: {
    title: 'Connecter un assistant', lead: 'Votre assistant IA peut travailler pour vous dans vos entreprises : trouver des commandes et des produits, suivre les colis et les retours, préparer des modifications. Il lui suffit d’une adresse.',
    address: 'Adresse du connecteur', command: 'Commande', copy: 'Copier', copied: 'Copié',
    local: 'Cette adresse ne vaut que sur cet ordinateur', localText: 'Les programmes installés ici l’atteignent (Claude Code, Cursor, VS Code, MCP Inspector). Claude et ChatGPT se connectent depuis internet et ont besoin d’une adresse https publique.',
    assistants: 'Choisissez votre assistant',
    allowed: 'Ce que vous autorisez', toApps: 'Vos applications connectées',
    allows: [
      'L’assistant agit comme vous : dans vos entreprises, avec vos droits et rien de plus. À qui ne peut que lire, aucun outil qui écrit n’est proposé.',
      'Chaque modification peut d’abord être essayée : demandez un essai à blanc (dry run), qui dit ce qui changerait et ne change rien.',
      'Aucun outil ne supprime vos données : seul ce qu’un assistant a noté pour lui-même peut être oublié.',
      'Tous vos assistants travaillent dans une entreprise à la fois. Si vous en avez plusieurs, demandez au vôtre d’en changer.',
      'Vous pouvez mettre fin à l’accès à tout moment parmi vos applications connectées : cela vaut dès l’appel suivant. Qui gère l’entreprise peut désactiver des modules entiers pour les assistants.',
    ],
    recorded: 'Ce qui est enregistré', records: [
      'Pendant 90 jours : quel assistant a appelé quel outil, dans quelle entreprise, avec quel résultat et en combien de temps.',
      'Jamais : ce qui a été demandé et ce qui a été répondu. Les modifications des données figurent dans le journal de l’entreprise, comme celles que vous faites vous-même.',
      'Votre assistant reçoit les réponses des outils : les conditions de son fournisseur s’y appliquent.',
    ],
    yours: 'Vos entreprises', signedInAs: (email) => `Vous êtes connecté en tant que ${email}.`, signInText: 'Connectez-vous pour voir quelles entreprises et quels modules vos assistants peuvent utiliser, et ce qu’ils ont appelé récemment.', signIn: 'Se connecter',
    noCompany: 'Vous ne faites partie d’aucune entreprise : vos assistants ne peuvent rien utiliser.', active: 'Entreprise active', noModule: 'Aucun module', switchedOff: 'désactivé par l’entreprise pour les assistants',
    timesIn: (timeZone) => `Dates et heures pour les assistants : ${timeZone}`,
    does: { none: 'pas encore d’outils', reads: 'lit', writes: 'lit et écrit' },
    lately: 'Appels récents', callsCaption: 'Les derniers appels de vos assistants', noCalls: 'Rien pour l’instant. Vous verrez ici quand un assistant a appelé un outil, lequel, dans quelle entreprise, avec quel résultat et en combien de temps.',
    columns: ['Quand', 'Assistant', 'Outil', 'Entreprise', 'Résultat'], duration: 'Durée', outcomes: { OK: 'Réussi', REFUSED: 'Refusé', FAILED: 'Échoué' },
  },
  es: {
    title: 'Conectar un asistente', lead: 'Tu asistente de IA puede trabajar por ti en tus empresas: buscar pedidos y productos, seguir paquetes y devoluciones, preparar cambios. Solo necesita una dirección.',
    address: 'Dirección del conector', command: 'Comando', copy: 'Copiar', copied: 'Copiado',
    local: 'Esta dirección solo vale en este ordenador', localText: 'La alcanzan los programas que funcionan aquí (Claude Code, Cursor, VS Code, MCP Inspector). Claude y ChatGPT se conectan desde internet y necesitan una dirección https pública.',
    assistants: 'Elige tu asistente',
    allowed: 'Qué permites', toApps: 'Tus aplicaciones conectadas',
    allows: [
      'El asistente actúa como tú: en tus empresas, con tus permisos y nada más. A quien solo puede leer no se le ofrece ninguna herramienta que escriba.',
      'Cada cambio se puede probar antes: pide una prueba (dry run), que dice qué cambiaría y no cambia nada.',
      'Ninguna herramienta elimina tus datos: solo se puede olvidar lo que un asistente anotó para sí mismo.',
      'Todos tus asistentes trabajan en una empresa a la vez. Si tienes varias, pide al tuyo que la cambie.',
      'Puedes terminar el acceso cuando quieras entre tus aplicaciones conectadas: vale desde la siguiente llamada. Quien gestiona la empresa puede desactivar módulos enteros para los asistentes.',
    ],
    recorded: 'Qué se registra', records: [
      'Durante 90 días: qué asistente llamó a qué herramienta, en qué empresa, cómo terminó y cuánto tardó.',
      'Nunca: qué se preguntó y qué se respondió. Los cambios en los datos están en el registro de la empresa, como los que haces tú.',
      'Tu asistente recibe las respuestas de las herramientas: para ellas valen las condiciones de quien lo ofrece.',
    ],
    yours: 'Tus empresas', signedInAs: (email) => `Has iniciado sesión como ${email}.`, signInText: 'Inicia sesión para ver qué empresas y módulos pueden usar tus asistentes, y qué han llamado hace poco.', signIn: 'Iniciar sesión',
    noCompany: 'No perteneces a ninguna empresa: tus asistentes no pueden usar nada.', active: 'Empresa activa', noModule: 'Ningún módulo', switchedOff: 'desactivado por la empresa para los asistentes',
    timesIn: (timeZone) => `Fechas y horas para los asistentes: ${timeZone}`,
    does: { none: 'aún sin herramientas', reads: 'lee', writes: 'lee y escribe' },
    lately: 'Llamadas recientes', callsCaption: 'Las últimas llamadas de tus asistentes', noCalls: 'Todavía nada. Aquí verás cuándo un asistente llamó a una herramienta, a cuál, en qué empresa, cómo terminó y cuánto tardó.',
    columns: ['Cuándo', 'Asistente', 'Herramienta', 'Empresa', 'Resultado'], duration: 'Duración', outcomes: { OK: 'Hecha', REFUSED: 'Rechazada', FAILED: 'Fallida' },
  },
};
