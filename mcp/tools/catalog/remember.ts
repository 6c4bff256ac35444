import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { RememberDocument } from './operations/remember.generated.js';
import { MemoryNote, noteResult } from './results/memory-note.js';

const [LONGEST_TITLE, LONGEST_TEXT, LONGEST_TAG, MOST_TAGS] = [120, 2000, 60, 10] as const;

/** Keep a note. */
export const tool = defineTool({
  name: 'remember', access: 'write', permission: 'catalog.write',
  texts: {
    en: { title: 'Remember', description: 'Keeps a short note on the company\'s products and ways of working for later, for this person alone or shared. Never keep secrets or data of customers.' },
    it: { title: 'Ricorda', description: 'Conserva per dopo una breve nota su prodotti e abitudini di lavoro dell\'azienda, solo per questa persona o condivisa. Mai segreti o dati di clienti.' },
    de: { title: 'Merken', description: 'Bewahrt eine kurze Notiz zu Produkten und Arbeitsweise der Firma auf, nur für diese Person oder geteilt. Niemals Geheimnisse oder Kundendaten.' },
    fr: { title: 'Retenir', description: 'Conserve une courte note sur les produits et habitudes de l\'entreprise, pour cette personne ou partagée. Jamais de secrets ni de données de clients.' },
    es: { title: 'Recordar', description: 'Guarda para después una nota breve sobre los productos y hábitos de la empresa, solo para esta persona o compartida. Nunca secretos ni datos de clientes.' },
  },
  next: { TOO_MANY_ITEMS: 'catalog_recall' },
  input: z.object({
    title: z.string().min(1).max(LONGEST_TITLE).describe('What it is about'),
    text: z.string().min(1).max(LONGEST_TEXT).describe('Note'),
    tags: z.array(z.string().max(LONGEST_TAG)).max(MOST_TAGS).optional().describe('To find it by'),
    shared: z.boolean().optional().describe('For all in the catalog'),
  }),
  output: MemoryNote,
  operation: RememberDocument,
  variables: ({ title, text, tags, shared }) => ({ input: { title, text, tags: tags ?? [], shared: shared ?? false } }),
  result: ({ rememberNote }, { timeZone }) => noteResult(rememberNote, { timeZone }),
});
