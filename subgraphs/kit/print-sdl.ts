import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { typeGraphqlSchema, type SchemaParts } from './build-schema.js';
import { isInternalEnum } from './enum-type.js';

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable", "@inaccessible", "@external"])';

/** The subgraph's schema as text with its federation directives; `npm run generate` commits it. */
export function printSdl(parts: SchemaParts): string {
  const schema = typeGraphqlSchema(parts);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInternalEnum(type.name)) type.extensions = { ...type.extensions, directives: { inaccessible: {} } };
  }
  return `${LINK}\n\n${printSchemaWithDirectives(schema)}\n`;
}
