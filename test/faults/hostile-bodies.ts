import { Failure } from '#contract/failure.js';
import { jsonSchema } from '#kit/docs/json-schema.js';
import type { Surface } from '#kit/surface.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { fittingShapes, LONG_SHAPES, longHeaders, longQueries, type LongShape, type Shape } from './hostile-shapes.js';

/** Every route of every surface. */
export const ROWS = (await findSurfaces()).flatMap((declared) => declared.routes.map((route) => ({ name: declared.name, row: `${route.method} ${route.path}`, host: declared.host, declared, route })));

type Row = typeof ROWS[number];

const readerOf = ({ declared, route }: Row): Surface['body'] => route.declares?.body ?? declared.body;
const isFirstWithBody = ({ declared: { routes }, route }: Row): boolean => route === routes.find(({ input }) => input.shape.body);
const firstOfReader = new Map(ROWS.filter(({ route }) => route.input.shape.body).toReversed().map((row) => [readerOf(row), row.route]));
const takesList = ({ route: { input: { shape: { body } } } }: Row): boolean => body !== undefined && jsonSchema(body, 'input').type === 'array';

/** Routes that declare the same are answered by the same pipeline, whose steps read heads before the route does. */
const declarations = [...new Set(ROWS.map(({ route }) => route.declares))];
const pipelineOf = ({ name, route: { method, root, idempotency, declares } }: Row): string => JSON.stringify([name, root, method, idempotency, declarations.indexOf(declares)]);
const firstOfPipeline = new Set(new Map(ROWS.toReversed().map((row) => [pipelineOf(row), row])).values());

/** The queries that a route is sent: the first of a pipeline, and each that reads a query. */
export const queriesFor = (row: Row): string[] => (firstOfPipeline.has(row) || row.route.input.shape.query ? longQueries() : []);

/** The headers that a route is sent: the first of a pipeline, and each that reads headers. */
export const headersFor = (row: Row): Record<string, string>[] => (firstOfPipeline.has(row) || row.route.input.shape.headers || row.route.input.shape.cookies ? longHeaders() : []);

const answersInJson = ({ fail }: Surface): boolean =>
  fail(new Failure('MALFORMED_BODY', 'No'), { requestId: '', path: '' }).headers['Content-Type']?.startsWith('application/json') === true;

/** Whether a surface's decoder, which its routes share, may pass a text on to them: none that is malformed, and XML and forms only where it reads them. */
const isPassedOn = ({ declared }: Row, { type, isMalformed }: Pick<LongShape, 'type' | 'isMalformed'>): boolean => isMalformed !== true && (type === 'application/json' || !answersInJson(declared));

const [LONG, SHORTER] = [512 * 1024, 128 * 1024];

/**
 * How long a turn is that grows with its text shows at the length that a reader takes: for the first route of each reader what takes longest of its length, and all that is no JSON. What grows
 * faster than its text shows far below: a nanosecond for each pair of bytes is 8 s of 128 KB. A route that takes a list sees more of it.
 */
function lengthFor(row: Row, shape: LongShape): number {
  const [isFirst, isFirstOfReader, { limit }] = [isFirstWithBody(row), row.route === firstOfReader.get(readerOf(row)), readerOf(row)];
  if (isPassedOn(row, shape) && (isFirst || isFirstOfReader) && (shape.isHeavy === true || shape.type !== 'application/json')) return limit;
  return Math.min(limit, isFirst || isFirstOfReader || takesList(row) ? LONG : SHORTER);
}

/** The bodies that a route is sent. The first with a body stands for all of its surface where they are not passed on. */
export function bodiesFor(row: Row): Shape[] {
  const { body } = row.route.input.shape;
  const long = LONG_SHAPES.map((shape) => ({ ...shape, body: () => shape.body(lengthFor(row, shape)) }));
  return [...long, ...body ? fittingShapes(body) : []].filter((shape) => isFirstWithBody(row) || isPassedOn(row, shape));
}
