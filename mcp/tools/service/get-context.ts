import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { ContextJson, contextJson } from '#mcp/context-json.js';
import { requireUser } from '#mcp/require-user.js';
import { AssistantUserDocument } from '#mcp/operations/assistant-user.generated.js';

/** Who is connected, in which companies, and which one is active. */
export const tool = defineTool({
  name: 'get_context', access: 'read', permission: null,
  texts: {
    en: { title: 'Who and where', description: 'The person who is connected, their companies with the modules and roles in each, and the active company in which all tools work. Call it when a tool is missing or a record is not found.' },
    it: { title: 'Chi e dove', description: 'La persona collegata, le sue aziende con moduli e ruoli, e l\'azienda attiva in cui lavorano tutti gli strumenti. Da chiamare quando manca uno strumento o non si trova un record.' },
    de: { title: 'Wer und wo', description: 'Die verbundene Person, ihre Firmen mit Modulen und Rollen, und die aktive Firma, in der alle Werkzeuge arbeiten. Aufrufen, wenn ein Werkzeug fehlt oder ein Datensatz nicht gefunden wird.' },
    fr: { title: 'Qui et où', description: 'La personne connectée, ses entreprises avec modules et rôles, et l\'entreprise active dans laquelle travaillent tous les outils. À appeler quand un outil manque ou qu\'un enregistrement est introuvable.' },
    es: { title: 'Quién y dónde', description: 'La persona conectada, sus empresas con módulos y roles, y la empresa activa en la que trabajan todas las herramientas. Llámala cuando falte una herramienta o no se encuentre un registro.' },
  },
  input: z.object({}),
  output: ContextJson,
  operation: AssistantUserDocument,
  variables: (_input, { presented }) => ({ ...presented, companyId: null }),
  result: ({ assistantUser }, { urls }) => contextJson(requireUser(assistantUser), urls),
});
