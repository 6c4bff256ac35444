import { showResult } from './report.js';
import { measure, type Call, type Under } from './sides.js';

const MOST_OF_JSON = 2;

interface Compared {
  readonly surface: string;
  readonly name: string;
  readonly page: Call['send'];
  /** The same as JSON. */
  readonly json: Call['send'];
}

/** Show what a page costs beside the same as JSON, in turns of one process. */
export async function showPage({ database, ours }: Under, { surface, name, page, json }: Compared): Promise<void> {
  const [ofPage, ofJson] = [{ ...ours }, { ...ours }];
  const [oursMs = NaN, floorMs = NaN] = await measure({ name, warmUp: 1500, perRound: 200, rounds: 8, send: (side) => (side === ofPage ? page : json)(side) }, [ofPage, ofJson]);
  showResult({ surface, call: name, database, floor: 'JSON', oursMs, floorMs, ratio: oursMs / floorMs, bound: MOST_OF_JSON });
}
