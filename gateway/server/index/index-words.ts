import type { InEveryLanguage } from '#contract/languages.js';

/** The texts of the index page. */
interface IndexWords {
  readonly lead: string;
  readonly interfaces: string;
  readonly page: string;
  /** The button that leads to the operators' console. */
  readonly console: string;
  /** The button that leads to the guides. */
  readonly guides: string;
  readonly reference: string;
  readonly health: { readonly title: string; readonly live: string; readonly ready: string; readonly status: { readonly ready: string; readonly 'not ready': string } };
  readonly hosts: string;
  readonly here: string;
  readonly demo: {
    readonly title: string;
    readonly only: string;
    readonly text: string;
    readonly people: string;
    readonly connections: string;
    readonly columns: { readonly role: string; readonly email: string; readonly password: string; readonly token: string; readonly name: string; readonly credential: string; readonly value: string };
    readonly credentials: { readonly apiKey: string; readonly username: string; readonly password: string; readonly webhookSecret: string };
  };
  readonly home: string;
}

/** The texts of the index page in every language; the descriptions of the interfaces are in English. */
export const INDEX_WORDS: InEveryLanguage<IndexWords> = {
  it: {
    lead: 'Un solo grafo del commercio dietro ogni interfaccia documentata. Ecco che cosa risponde qui.', interfaces: 'Interfacce', page: 'Documentazione', console: 'Console degli operatori', guides: 'Guide (in inglese)', reference: 'Riferimento delle API: ricerca, esempi e prove',
    health: { title: 'Stato', live: 'Il processo è attivo', ready: 'Può ricevere chiamate', status: { ready: 'Pronto', 'not ready': 'Non pronto' } }, hosts: 'Tutti gli host', here: 'questo',
    demo: {
      title: 'Azienda demo', only: 'Solo su questa macchina', text: 'Chi chiama da un’altra macchina non vede queste chiavi.', people: 'Persone', connections: 'Connessioni',
      columns: { role: 'Ruolo', email: 'E-mail', password: 'Password', token: 'Token', name: 'Nome', credential: 'Credenziale', value: 'Valore' },
      credentials: { apiKey: 'Chiave API', username: 'Utente', password: 'Password', webhookSecret: 'Segreto webhook' },
    },
    home: 'Vai alla pagina iniziale',
  },
  en: {
    lead: 'One commerce graph behind every documented interface. This is what answers here.', interfaces: 'Interfaces', page: 'Documentation', console: 'Operators’ console', guides: 'Guides', reference: 'API reference: search, examples and calls to try',
    health: { title: 'Health', live: 'The process is up', ready: 'Ready for calls', status: { ready: 'Ready', 'not ready': 'Not ready' } }, hosts: 'All hosts', here: 'this one',
    demo: {
      title: 'Demo company', only: 'On this machine alone', text: 'Callers from other machines do not see these keys.', people: 'People', connections: 'Connections',
      columns: { role: 'Role', email: 'Email', password: 'Password', token: 'Token', name: 'Name', credential: 'Credential', value: 'Value' },
      credentials: { apiKey: 'API key', username: 'Username', password: 'Password', webhookSecret: 'Webhook secret' },
    },
    home: 'Go to the start page',
  },
  de: {
    lead: 'Ein Handelsgraph hinter jeder dokumentierten Schnittstelle. Das antwortet hier.', interfaces: 'Schnittstellen', page: 'Dokumentation', console: 'Konsole', guides: 'Anleitungen (auf Englisch)', reference: 'API-Referenz: Suche, Beispiele und Versuche',
    health: { title: 'Zustand', live: 'Der Prozess läuft', ready: 'Aufrufe können kommen', status: { ready: 'Bereit', 'not ready': 'Nicht bereit' } }, hosts: 'Alle Hosts', here: 'dieser',
    demo: {
      title: 'Demo-Firma', only: 'Nur auf diesem Rechner', text: 'Wer von einem anderen Rechner aufruft, sieht diese Schlüssel nicht.', people: 'Personen', connections: 'Verbindungen',
      columns: { role: 'Rolle', email: 'E-Mail', password: 'Passwort', token: 'Token', name: 'Name', credential: 'Zugang', value: 'Wert' },
      credentials: { apiKey: 'API-Schlüssel', username: 'Benutzer', password: 'Passwort', webhookSecret: 'Webhook-Geheimnis' },
    },
    home: 'Zur Startseite',
  },
  fr: {
    lead: 'Un seul graphe du commerce derrière chaque interface documentée. Voici ce qui répond ici.', interfaces: 'Interfaces', page: 'Documentation', console: 'Console des opérateurs', guides: 'Guides (en anglais)', reference: 'Référence des API : recherche, exemples et essais',
    health: { title: 'État', live: 'Le processus est en marche', ready: 'Les appels peuvent venir', status: { ready: 'Prêt', 'not ready': 'Pas prêt' } }, hosts: 'Tous les hôtes', here: 'celui-ci',
    demo: {
      title: 'Société de démonstration', only: 'Sur cette machine seulement', text: 'Un appel d’une autre machine ne voit pas ces clés.', people: 'Personnes', connections: 'Connexions',
      columns: { role: 'Rôle', email: 'E-mail', password: 'Mot de passe', token: 'Jeton', name: 'Nom', credential: 'Identifiant', value: 'Valeur' },
      credentials: { apiKey: 'Clé API', username: 'Utilisateur', password: 'Mot de passe', webhookSecret: 'Secret webhook' },
    },
    home: 'Aller à la page d’accueil',
  },
  es: {
    lead: 'Un solo grafo de comercio detrás de cada interfaz documentada. Esto es lo que responde aquí.', interfaces: 'Interfaces', page: 'Documentación', console: 'Consola de operadores', guides: 'Guías (en inglés)', reference: 'Referencia de las API: búsqueda, ejemplos y pruebas',
    health: { title: 'Estado', live: 'El proceso está activo', ready: 'Puede recibir llamadas', status: { ready: 'Listo', 'not ready': 'No listo' } }, hosts: 'Todos los hosts', here: 'este',
    demo: {
      title: 'Empresa de demostración', only: 'Solo en esta máquina', text: 'Quien llama desde otra máquina no ve estas claves.', people: 'Personas', connections: 'Conexiones',
      columns: { role: 'Rol', email: 'Correo', password: 'Contraseña', token: 'Token', name: 'Nombre', credential: 'Credencial', value: 'Valor' },
      credentials: { apiKey: 'Clave API', username: 'Usuario', password: 'Contraseña', webhookSecret: 'Secreto de webhook' },
    },
    home: 'Ir a la página de inicio',
  },
};
