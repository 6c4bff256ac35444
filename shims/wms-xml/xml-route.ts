import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { z } from 'zod';
import { requireScope } from '#contract/principal.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { ok } from '#kit/answer.js';
import type { MapperContext } from '#kit/define-route.js';
import type { InputSchema, Route, RouteHead } from '#kit/route.js';
import { validate } from '#kit/validate.js';
import { XmlWriter } from '#kit/xml/xml-writer.js';
import { settingsOf, type WmsXmlSettings } from './settings.js';

/** The context of a route's mappers. */
export interface XmlMapperContext<I> extends MapperContext<I> {
  readonly settings: WmsXmlSettings;
}

interface XmlRow<D, V, S extends InputSchema> extends Pick<RouteHead, 'id' | 'method' | 'path' | 'summary'> {
  /** Whether it has effects. */
  readonly writes: boolean;
  readonly input: S;
  readonly operation: TypedDocumentNode<D, V>;
  readonly variables: (mapperContext: XmlMapperContext<z.output<S>>) => V;
  /** Refuses the call, or answers without an operation. */
  readonly before?: (mapperContext: XmlMapperContext<z.output<S>>) => string | undefined | void; // eslint-disable-line @typescript-eslint/no-invalid-void-type -- most only refuse
  readonly write: (xml: XmlWriter, data: D, mapperContext: XmlMapperContext<z.output<S>>) => void;
}

/** A route for the surface's table: one operation, its variables and its XML. */
export function xmlRoute<D, V, S extends InputSchema>({ writes, variables, before, write, operation, ...row }: XmlRow<D, V, S>): Route<ConnectionCaller> {
  return {
    ...row, operation, scope: writes ? 'fulfillment:write' : 'fulfillment:read', idempotency: 'natural', description: row.summary, failures: [],
    answer: z.string(), example: { target: row.path, answer: '' },
    async run({ inbound, caller, now, call, context }) {
      requireScope(caller.principal, writes ? 'fulfillment:write' : 'fulfillment:read');
      const mapperContext = { input: validate(row.input, inbound), caller, now, settings: settingsOf(caller) };
      const early = before?.(mapperContext);
      if (typeof early === 'string') return ok(early);
      const data = await call(operation, variables(mapperContext), context);
      const xml = new XmlWriter();
      write(xml, data, mapperContext);
      return ok(xml.toString());
    },
  };
}
