import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { ContextJson, contextJson } from '#mcp/context-json.js';
import { ChooseAssistantCompanyDocument } from '#mcp/operations/choose-assistant-company.generated.js';
import { ActivePlace, activePlace } from './results/active-place.js';

/** Choose the company in which all tools work. */
export const tool = defineTool({
  name: 'switch_company', access: 'write', isIdempotent: true, permission: null,
  texts: {
    en: { title: 'Switch company', description: 'Makes another of the person\'s companies the active one, for every AI client of the person. Then list the tools again: they may differ. Ask the person first.' },
    it: { title: 'Cambia azienda', description: 'Rende attiva un\'altra azienda della persona, per ogni suo client AI. Poi rileggi l\'elenco degli strumenti: può cambiare. Chiedi prima alla persona.' },
    de: { title: 'Firma wechseln', description: 'Macht eine andere Firma der Person zur aktiven, für jeden ihrer KI-Clients. Danach die Werkzeuge neu auflisten. Vorher die Person fragen.' },
    fr: { title: 'Changer d\'entreprise', description: 'Rend active une autre entreprise de la personne, pour tous ses clients IA. Relisez ensuite la liste des outils. Demandez d\'abord à la personne.' },
    es: { title: 'Cambiar de empresa', description: 'Activa otra empresa de la persona, para cada uno de sus clientes de IA. Después vuelve a listar las herramientas: pueden cambiar. Pregunta antes a la persona.' },
  },
  next: { FORBIDDEN: 'service_get_context' },
  input: z.object({ company_id: z.int().min(1).describe('id in service_get_context') }),
  output: ContextJson.extend({ ...ActivePlace, hint: z.string().optional() }),
  operation: ChooseAssistantCompanyDocument,
  variables: ({ company_id: companyId }, { presented }) => ({ input: { ...presented, companyId } }),
  result: ({ chooseAssistantCompany: user }, { urls, said, isDryRun, nowIn }) => ({ ...contextJson(user, urls), ...activePlace(user, nowIn), ...(!isDryRun && { hint: said('staleTools') }) }),
});
