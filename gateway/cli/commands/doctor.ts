import { systemClock } from '#kernel/clock.js';
import type { Command } from '../command.js';
import { CHECKS } from '../doctor/checks.js';
import { diagnose } from '../doctor/diagnose.js';
import { inTime } from '../doctor/in-time.js';
import { patientOf } from '../doctor/patient.js';

const INDENT = 2;
const CLOSE_MILLISECONDS = 1000;

/** Finds what is wrong with a deployment, and says what to do about it. */
export const doctor: Command = {
  words: 'doctor',
  help: 'Look whether the product can run here, or how it runs: settings, keys, files, databases and their servers, Redis, mail, public addresses, ports, and whether work gets done. What is BAD ends with status 1; WARN does not. It ends within 15 seconds.',
  options: { json: { help: 'Print the findings as JSON.' } },
  run: async ({ config, terminal: { pause } }, { options: { json } }) => {
    const patient = patientOf({ config, clock: systemClock, pause });
    const findings = await diagnose(CHECKS, patient);
    await inTime(patient.close(), CLOSE_MILLISECONDS).catch(() => undefined); // what hangs is not waited for
    if (findings.some(({ state }) => state === 'BAD')) process.exitCode = 1;
    return json === undefined ? findings.map(({ check, state, found, remedy }) => ({ check, state, found: remedy === '' ? found : `${found}. ${remedy}` })) : JSON.stringify(findings, undefined, INDENT);
  },
};
