import { print } from 'graphql/language/printer.js';
import * as z from 'zod/mini';
import { headersOf } from '../graph/ask.js';
import { GraphFailure } from '../graph/graph-failure.js';
import { sessionEnded } from '../shell/session.js';
import { ConsoleStartImportDocument, type ConsoleStartImportMutation } from './operations/console-start-import.generated.js';

/** What each column of a file holds; null leaves it out. */
export type Columns = Readonly<Record<string, string | null>>;

/** A file with the catalog that its products go to. */
export interface FileToImport {
  readonly file: File;
  readonly catalogId: number | undefined;
  /** Of columns that are not known by their names. */
  readonly columns: Columns | undefined;
}

/** An import as it begins, or as a dry run says that it would end. */
export type StartedImport = ConsoleStartImportMutation['startImport'];

const UNAUTHORIZED = 401;
const Answer = z.object({
  data: z.optional(z.nullable(z.custom<ConsoleStartImportMutation>())),
  errors: z.optional(z.array(z.object({ message: z.string(), extensions: z.optional(z.object({ code: z.optional(z.string()), details: z.optional(z.record(z.string(), z.unknown())) })) }))),
});

/** Send a file by the GraphQL multipart request specification: the operation, the place of the file in it, the file. Rejects with a GraphFailure. */
export async function startImport({ file, catalogId, columns }: FileToImport, dryRun: boolean): Promise<StartedImport> {
  const { 'Content-Type': _type, ...headers } = await headersOf(undefined); // the browser writes it, with the boundary of the form
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: print(ConsoleStartImportDocument), variables: { file: null, catalogId: catalogId ?? null, mapping: columns ? { columns } : null, dryRun } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', file, file.name);
  const response = await fetch('/graphql', { method: 'POST', headers, body: form });
  if (response.status === UNAUTHORIZED) {
    sessionEnded();
    throw new GraphFailure('UNAUTHENTICATED');
  }
  return importOf(z.parse(Answer, await response.json()));
}

function importOf({ data, errors: [first] = [] }: z.infer<typeof Answer>): StartedImport {
  if (first) throw new GraphFailure(first.extensions?.code ?? 'INTERNAL', first.message, first.extensions?.details);
  if (!data) throw new GraphFailure('INTERNAL');
  return data.startImport;
}

const Proposal = z.object({ columns: z.record(z.string(), z.nullable(z.string())), samples: z.record(z.string(), z.array(z.string())) });

/** What the columns of a file may hold, with their first values. */
export type ProposedColumns = z.infer<typeof Proposal>;

/** What a refusal proposes for columns that are not known; undefined for every other failure. */
export function proposedBy(error: unknown): ProposedColumns | undefined {
  const found = error instanceof GraphFailure ? z.safeParse(Proposal, error.details['mapping']) : undefined;
  return found?.success === true ? found.data : undefined;
}
