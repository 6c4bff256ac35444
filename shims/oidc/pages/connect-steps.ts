import type { InEveryLanguage } from '#contract/languages.js';
import type { AssistantClient } from './assistant-clients.js';

/** What a person does in each assistant; the names of its own menus stay as it writes them in English. */
export const CONNECT_STEPS: InEveryLanguage<Readonly<Record<AssistantClient['id'], readonly string[]>>> = {
  it: {
    claude: ['In Claude (web o desktop) apri “Settings”, poi “Connectors”, e scegli “Add custom connector”. Nei piani Team ed Enterprise lo aggiunge prima un proprietario nelle impostazioni dell’organizzazione.', 'Scrivi Portico come nome, incolla l’indirizzo e scegli “Add”.', 'Scegli “Connect”, accedi con il tuo account e consenti l’accesso. In una chat attiva Portico tra gli strumenti.'],
    'claude-code': ['Esegui il comando una volta, in un terminale.', 'Avvia claude, scrivi /mcp, scegli portico e poi “Authenticate”: si apre il browser per accedere e consentire.'],
    chatgpt: ['In ChatGPT apri “Settings”, poi “Apps” (o “Connectors”), “Advanced settings”, e attiva “Developer mode”.', 'Scegli “Create app”: Portico come nome, l’indirizzo come “MCP Server URL”, OAuth come autenticazione.', 'Accedi con il tuo account e consenti l’accesso. In una chat aggiungi Portico con il segno più.'],
    cursor: ['Metti questo nel file. mcp-remote, un programma che Cursor avvia (serve Node.js), accede per lui.', 'Apri “Settings”, poi “Tools & MCP”: trovi portico, e si apre il browser per accedere e consentire.'],
    vscode: ['Metti questo nel file del tuo progetto, oppure esegui “MCP: Add Server” dalla Command Palette con l’indirizzo.', 'Scegli “Start” sopra la voce: si apre il browser per accedere e consentire. Gli strumenti sono nella chat, in modalità Agent.'],
    inspector: ['Esegui il comando: l’Inspector si apre nel browser.', 'Scegli “Streamable HTTP” come “Transport Type”, incolla l’indirizzo del connettore e scegli “Connect”: accedi e consenti.'],
  },
  en: {
    claude: ['In Claude (web or desktop) open “Settings”, then “Connectors”, and choose “Add custom connector”. In Team and Enterprise plans an owner first adds it in the settings of the organization.', 'Enter Portico as the name, paste the address, and choose “Add”.', 'Choose “Connect”, sign in with your account and allow access. In a chat, switch Portico on among the tools.'],
    'claude-code': ['Run the command once, in a terminal.', 'Start claude, enter /mcp, choose portico and then “Authenticate”: the browser opens to sign in and allow access.'],
    chatgpt: ['In ChatGPT open “Settings”, then “Apps” (or “Connectors”), “Advanced settings”, and switch “Developer mode” on.', 'Choose “Create app”: Portico as the name, the address as “MCP Server URL”, OAuth as the authentication.', 'Sign in with your account and allow access. In a chat, add Portico with the plus sign.'],
    cursor: ['Put this into the file. mcp-remote, a program that Cursor starts (it needs Node.js), signs in for it.', 'Open “Settings”, then “Tools & MCP”: portico is there, and the browser opens to sign in and allow access.'],
    vscode: ['Put this into the file of your project, or run “MCP: Add Server” from the Command Palette with the address.', 'Choose “Start” above the entry: the browser opens to sign in and allow access. The tools are in the chat, in Agent mode.'],
    inspector: ['Run the command: the Inspector opens in the browser.', 'Choose “Streamable HTTP” as “Transport Type”, paste the address of the connector and choose “Connect”: sign in and allow access.'],
  },
  de: {
    claude: ['Öffnen Sie in Claude (Web oder Desktop) „Settings“, dann „Connectors“, und wählen Sie „Add custom connector“. In den Tarifen Team und Enterprise fügt ihn zuerst ein Inhaber in den Einstellungen der Organisation hinzu.', 'Geben Sie Portico als Namen ein, fügen Sie die Adresse ein, und wählen Sie „Add“.', 'Wählen Sie „Connect“, melden Sie sich mit Ihrem Konto an, und erlauben Sie den Zugriff. Schalten Sie Portico in einem Chat unter den Werkzeugen ein.'],
    'claude-code': ['Führen Sie den Befehl einmal in einem Terminal aus.', 'Starten Sie claude, geben Sie /mcp ein, wählen Sie portico und dann „Authenticate“: Der Browser öffnet sich, damit Sie sich anmelden und zustimmen.'],
    chatgpt: ['Öffnen Sie in ChatGPT „Settings“, dann „Apps“ (oder „Connectors“), „Advanced settings“, und schalten Sie „Developer mode“ ein.', 'Wählen Sie „Create app“: Portico als Namen, die Adresse als „MCP Server URL“, OAuth als Anmeldung.', 'Melden Sie sich mit Ihrem Konto an, und erlauben Sie den Zugriff. Fügen Sie Portico in einem Chat mit dem Pluszeichen hinzu.'],
    cursor: ['Fügen Sie dies in die Datei ein. mcp-remote, ein Programm, das Cursor startet (es braucht Node.js), meldet sich für Cursor an.', 'Öffnen Sie „Settings“, dann „Tools & MCP“: Dort steht portico, und der Browser öffnet sich, damit Sie sich anmelden und zustimmen.'],
    vscode: ['Fügen Sie dies in die Datei Ihres Projekts ein, oder führen Sie „MCP: Add Server“ aus der Command Palette mit der Adresse aus.', 'Wählen Sie „Start“ über dem Eintrag: Der Browser öffnet sich, damit Sie sich anmelden und zustimmen. Die Werkzeuge sind im Chat, im Modus Agent.'],
    inspector: ['Führen Sie den Befehl aus: Der Inspector öffnet sich im Browser.', 'Wählen Sie „Streamable HTTP“ als „Transport Type“, fügen Sie die Adresse des Konnektors ein, und wählen Sie „Connect“: Melden Sie sich an, und stimmen Sie zu.'],
  },
  fr: {
    claude: ['Dans Claude (web ou bureau), ouvrez « Settings », puis « Connectors », et choisissez « Add custom connector ». Avec les offres Team et Enterprise, un propriétaire l’ajoute d’abord dans les réglages de l’organisation.', 'Saisissez Portico comme nom, collez l’adresse et choisissez « Add ».', 'Choisissez « Connect », connectez-vous avec votre compte et autorisez l’accès. Dans une conversation, activez Portico parmi les outils.'],
    'claude-code': ['Exécutez la commande une fois, dans un terminal.', 'Lancez claude, saisissez /mcp, choisissez portico puis « Authenticate » : le navigateur s’ouvre pour vous connecter et autoriser l’accès.'],
    chatgpt: ['Dans ChatGPT, ouvrez « Settings », puis « Apps » (ou « Connectors »), « Advanced settings », et activez « Developer mode ».', 'Choisissez « Create app » : Portico comme nom, l’adresse comme « MCP Server URL », OAuth comme authentification.', 'Connectez-vous avec votre compte et autorisez l’accès. Dans une conversation, ajoutez Portico avec le signe plus.'],
    cursor: ['Placez ceci dans le fichier. mcp-remote, un programme que Cursor lance (il a besoin de Node.js), se connecte pour lui.', 'Ouvrez « Settings », puis « Tools & MCP » : portico s’y trouve, et le navigateur s’ouvre pour vous connecter et autoriser l’accès.'],
    vscode: ['Placez ceci dans le fichier de votre projet, ou exécutez « MCP: Add Server » depuis la Command Palette avec l’adresse.', 'Choisissez « Start » au-dessus de l’entrée : le navigateur s’ouvre pour vous connecter et autoriser l’accès. Les outils sont dans la conversation, en mode Agent.'],
    inspector: ['Exécutez la commande : l’Inspector s’ouvre dans le navigateur.', 'Choisissez « Streamable HTTP » comme « Transport Type », collez l’adresse du connecteur et choisissez « Connect » : connectez-vous et autorisez l’accès.'],
  },
  es: {
    claude: ['En Claude (web o escritorio) abre “Settings”, luego “Connectors”, y elige “Add custom connector”. En los planes Team y Enterprise lo añade antes un propietario en los ajustes de la organización.', 'Escribe Portico como nombre, pega la dirección y elige “Add”.', 'Elige “Connect”, inicia sesión con tu cuenta y permite el acceso. En un chat, activa Portico entre las herramientas.'],
    'claude-code': ['Ejecuta el comando una vez, en un terminal.', 'Inicia claude, escribe /mcp, elige portico y después “Authenticate”: se abre el navegador para iniciar sesión y permitir el acceso.'],
    chatgpt: ['En ChatGPT abre “Settings”, luego “Apps” (o “Connectors”), “Advanced settings”, y activa “Developer mode”.', 'Elige “Create app”: Portico como nombre, la dirección como “MCP Server URL”, OAuth como autenticación.', 'Inicia sesión con tu cuenta y permite el acceso. En un chat, añade Portico con el signo más.'],
    cursor: ['Pon esto en el archivo. mcp-remote, un programa que Cursor inicia (necesita Node.js), inicia la sesión por él.', 'Abre “Settings”, luego “Tools & MCP”: ahí está portico, y se abre el navegador para iniciar sesión y permitir el acceso.'],
    vscode: ['Pon esto en el archivo de tu proyecto, o ejecuta “MCP: Add Server” desde la Command Palette con la dirección.', 'Elige “Start” encima de la entrada: se abre el navegador para iniciar sesión y permitir el acceso. Las herramientas están en el chat, en modo Agent.'],
    inspector: ['Ejecuta el comando: el Inspector se abre en el navegador.', 'Elige “Streamable HTTP” como “Transport Type”, pega la dirección del conector y elige “Connect”: inicia sesión y permite el acceso.'],
  },
};
