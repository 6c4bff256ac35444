import { BadSetting } from '#kernel/bad-setting.js';
import type { Config } from '#kernel/config.js';
import { fullDisk, isDiskFullAt } from './disk-full.js';
import { DemoInterrupted } from './prepare-demo.js';
import { errorCodes } from './error-codes.js';
import { StartFailure } from './start-failure.js';

const HINT = 'PORTICO_LOG=debug shows more';

/** What ended a start, as the one line that says why and what to do. */
export function startFailure(error: unknown, { dataFolder }: Config): Error {
  if (error instanceof StartFailure && isFileRefused(error)) return fullDisk(dataFolder, error);
  if (error instanceof StartFailure || error instanceof BadSetting) return error;
  if (isDiskFullAt(dataFolder, error)) return fullDisk(dataFolder, error);
  return new StartFailure(`${firstLine(error)}; ${HINT}`, { cause: error });
}

/** What ended the writing of the demo company, or the look for what is missing of it; the next start goes on with it. */
export function unfinishedDemo(error: unknown, { dataFolder }: Config): StartFailure {
  if (error instanceof StartFailure) return error;
  const goOn = 'start again, and the demo company is completed';
  const isFull = isDiskFullAt(dataFolder, error);
  if (isFull && !(error instanceof DemoInterrupted)) return fullDisk(dataFolder, error);
  if (isFull) return new StartFailure(`PORTICO_DATA: the disk of ${dataFolder} became full while the demo company was written; make room and ${goOn}`, { cause: error });
  return new StartFailure(`The demo company could not be completed (${firstLine(error)}); ${goOn}, or set PORTICO_DEMO=off; ${HINT}`, { cause: error });
}

/** A file of the data folder found no room. */
const isFileRefused = (error: StartFailure): boolean => errorCodes(error).some((code) => code === 'ENOSPC' || code === 'EDQUOT');

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
