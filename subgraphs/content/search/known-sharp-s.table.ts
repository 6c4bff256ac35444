import { migration, type Migration } from '#subgraph-kit/migration.js';
import { LONGEST_WORD } from '#subgraph-kit/search/words.js';
import { ABOVE } from './draft-words.js';

/** A token as drafts are found by it now; one of a path has a sign in front. */
const NOW = `SUBSTR(REPLACE(t.token, 'ß', 'ss'), 1, CASE WHEN SUBSTR(t.token, 1, 1) = '${ABOVE}' THEN ${String(LONGEST_WORD + ABOVE.length)} ELSE ${String(LONGEST_WORD)} END)`;

/** Drafts from before ß was ss to a search are found as those that are saved now; it begins again after a kill. */
export const rewriteSharpS = (at: number): Migration => migration(at, 'rewrite_sharp_s', async (runner) => {
  await runner.query(`INSERT INTO draft_token (company_id, token, record) SELECT DISTINCT t.company_id, ${NOW}, t.record FROM draft_token t WHERE INSTR(t.token, 'ß') > 0
    AND NOT EXISTS (SELECT 1 FROM draft_token o WHERE o.company_id = t.company_id AND o.record = t.record AND o.token = ${NOW})`);
  await runner.query("DELETE FROM draft_token WHERE INSTR(token, 'ß') > 0");
});
