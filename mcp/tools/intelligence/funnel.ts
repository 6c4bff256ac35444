import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import { FunnelDocument, type FunnelQuery } from './operations/funnel.generated.js';
import { FunnelField, funnelField } from './results/funnel-field.js';
import { REPORT_DAYS, reportDays } from './results/report-days.js';
import { CHANNEL_ARGUMENT } from './results/sales-filter.js';

const MOST_CAMPAIGNS = 50;

const Row = FunnelField.partial().extend({ key: z.string().nullable(), source: z.string().optional(), medium: z.string().optional(), sessions: z.int(), orders: z.int().optional(), value: MoneyField.nullable().optional() });

/** How many visits of the storefronts led to a purchase. */
export const tool = defineTool({
  name: 'funnel', access: 'read', permission: 'intelligence.read',
  texts: {
    en: { title: 'From visit to purchase', description: 'In how many visits of the online store a product was viewed, put in a cart, checked out and bought; shares of all visits. Only visitors who agreed are counted.' },
    it: { title: 'Dalla visita all\'acquisto', description: 'In quante visite del negozio online un prodotto è stato visto, messo nel carrello, portato alla cassa e comprato; quote su tutte le visite. Solo visitatori consenzienti.' },
    de: { title: 'Vom Besuch zum Kauf', description: 'In wie vielen Besuchen des Onlineshops ein Produkt angesehen, in den Warenkorb gelegt, zur Kasse gebracht und gekauft wurde; Anteile an allen Besuchen. Nur mit Einwilligung.' },
    fr: { title: 'De la visite à l\'achat', description: 'Dans combien de visites de la boutique un produit a été vu, mis au panier, mené au paiement et acheté ; parts de toutes les visites. Avec leur accord seulement.' },
    es: { title: 'De la visita a la compra', description: 'En cuántas visitas de la tienda se vio un producto, se puso en el carrito, se inició el pago y se compró; partes de todas las visitas. Solo visitantes que aceptaron.' },
  },
  argumentNames: { campaigns: '', byDay: 'group_by', byChannel: 'group_by', byCampaign: 'group_by', touch: 'group_by', 'campaigns.first': null },
  input: z.object({ ...REPORT_DAYS, group_by: z.enum(['day', 'channel', 'campaign']).optional().describe('Rows; campaigns: of all channels, by orders'), channel: CHANNEL_ARGUMENT }),
  output: FunnelField.extend({ from: z.string(), to: z.string(), bounces: z.int(), items: z.array(Row).optional() }),
  operation: FunnelDocument,
  variables: ({ group_by: group, channel, ...days }, context) => {
    const range = reportDays(days, context);
    return { input: { ...range, channel: channel ?? null }, campaigns: { ...range, touch: 'LAST' as const, first: MOST_CAMPAIGNS }, byDay: group === 'day', byChannel: group === 'channel', byCampaign: group === 'campaign' };
  },
  result: (data, { input, ...context }) => {
    const { storefrontFigures: { totals, funnel } } = data;
    const steps = funnelField(funnel);
    const vain = steps.sessions === 0 ? input.channel : undefined;
    return { ...reportDays(input, context), ...steps, bounces: totals.bounces, ...(vain !== undefined && { hint: context.said('nothingFound', { given: `channel ${vain}` }) }), ...(input.group_by !== undefined && { items: rowsOf(data) }) };
  },
});

function rowsOf({ storefrontFigures: { days, channels }, campaignFigures }: FunnelQuery): z.output<typeof Row>[] {
  if (days) return days.map(({ day, funnel }) => ({ key: day, ...funnelField(funnel) }));
  if (channels) return channels.map(({ channel, funnel }) => ({ key: channel ?? null, ...funnelField(funnel) }));
  return (campaignFigures ?? []).map(({ campaign, source, medium, sessions, orders, value }) => ({ key: campaign === '' ? unnamed(source, medium) : campaign, source, medium, sessions, orders, value: value ? moneyField(value) : null }));
}

/** What brought shoppers without a campaign: a site that led here, or nothing that is known. */
const unnamed = (source: string, medium: string): string => `(${[source, medium].filter((one) => one !== '').join(', ') || 'direct'})`;
