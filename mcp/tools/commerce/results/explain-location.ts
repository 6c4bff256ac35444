import { Failure } from '#contract/failure.js';
import { unknownCodes } from '#mcp/codes-given.js';
import type { ToolRun } from '#mcp/tool.js';

const FIELD = 'locationCode';

/** Of a failure about the code of no location: which there are, and the one that was probably meant. */
export async function explainLocation(failure: Failure, run: ToolRun, { location: code }: Readonly<Record<string, unknown>>): Promise<Failure> {
  if (!(FIELD in failure.details) || typeof code !== 'string') return failure;
  const known = await unknownCodes([{ argument: 'location', kind: 'LOCATION', code }], run);
  return known === undefined ? failure : new Failure(failure.code, `${failure.message}. ${known}`, { ...failure.details, [FIELD]: [known] });
}
