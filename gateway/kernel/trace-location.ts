import { z } from 'zod';
import { BadSetting } from './bad-setting.js';
import { url as address } from './settings.js';

const SAMPLERS = ['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const;

/** The settings of traces, by the names that OpenTelemetry gives them. */
export const TRACE_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf'], 'is not http/protobuf, which alone is spoken').optional(),
  OTEL_SERVICE_NAME: z.string().default('portico'),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `is none of ${SAMPLERS.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('is not a number').min(0, 'is less than 0').max(1, 'is more than 1').default(1),
} as const;

/** The collector of traces, and which of them it gets. */
export interface TraceLocation {
  readonly url: string;
  /** They may hold a secret. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The part of the traces that begin here, from 0 to 1. */
  readonly ratio: number;
  /** A trace that began at a trusted sender is recorded where the sender records it. */
  readonly followsSender: boolean;
}

type Settings = z.infer<z.ZodObject<typeof TRACE_SETTINGS>>;

/** The collector of the settings; none unless one is set. */
export function traceLocation(settings: Settings): TraceLocation | undefined {
  const sampler = settings.OTEL_TRACES_SAMPLER;
  const url = addressOf(settings);
  if (url === undefined) return undefined;
  return {
    url, headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS ?? ''), serviceName: settings.OTEL_SERVICE_NAME,
    ratio: RATIOS[sampler.replace('parentbased_', '')] ?? settings.OTEL_TRACES_SAMPLER_ARG,
    followsSender: sampler.startsWith('parentbased'),
  };
}

const RATIOS: Readonly<Record<string, number>> = { always_on: 1, always_off: 0 };

function addressOf({ OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_SDK_DISABLED: disabled }: Settings): string | undefined {
  if (disabled?.toLowerCase() === 'true') return undefined;
  return own ?? (base === undefined ? undefined : `${base}/v1/traces`);
}

/** `name=value` pairs with commas between them, the values percent-encoded; a refusal never shows them. */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim()).filter((pair) => pair !== '').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), decoded(value.join('=').trim())] as const;
  });
  if (pairs.some(([name, value]) => name === '' || value === undefined)) throw new BadSetting('OTEL_EXPORTER_OTLP_HEADERS is no list of name=value with commas between them');
  return Object.fromEntries(pairs.map(([name, value = '']) => [name, value]));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
