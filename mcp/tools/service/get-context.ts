import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { ContextJson, contextJson } from '#mcp/context-json.js';
import { requireUser } from '#mcp/require-user.js';
import { AssistantUserDocument } from '#mcp/operations/assistant-user.generated.js';
import { ActivePlace, activePlace } from './results/active-place.js';

/** Who is connected, in which companies, and which one is active. */
export const tool = defineTool({
  name: 'get_context', access: 'read', permission: null,
  texts: {
    en: { title: 'Who and where', description: 'Who is connected, their companies with modules and roles, and the active company, in which all tools work, with its day and time. Call it before you name a day, and when a tool or a record is missing.' },
    it: { title: 'Chi e dove', description: 'Chi è collegato, le sue aziende con moduli e ruoli, e l\'azienda attiva, in cui lavorano tutti gli strumenti, con data e ora. Da chiamare prima di indicare un giorno e se manca uno strumento o un record.' },
    de: { title: 'Wer und wo', description: 'Wer verbunden ist, die Firmen mit Modulen und Rollen, und die aktive Firma, in der alle Werkzeuge arbeiten, mit Tag und Uhrzeit. Aufrufen, bevor ein Tag genannt wird, und wenn etwas fehlt.' },
    fr: { title: 'Qui et où', description: 'Qui est connecté, ses entreprises avec modules et rôles, et l\'entreprise active, où travaillent tous les outils, avec le jour et l\'heure. À appeler avant de nommer un jour et si quelque chose manque.' },
    es: { title: 'Quién y dónde', description: 'Quién está conectado, sus empresas con módulos y roles, y la empresa activa, en la que trabajan todas las herramientas, con día y hora. Llámala antes de nombrar un día y cuando falte algo.' },
  },
  input: z.object({}),
  output: ContextJson.extend(ActivePlace),
  operation: AssistantUserDocument,
  variables: (_input, { presented }) => ({ ...presented, companyId: null }),
  result: ({ assistantUser }, { urls, nowIn }) => {
    const user = requireUser(assistantUser);
    return { ...contextJson(user, urls), ...activePlace(user, nowIn) };
  },
});
