import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { FindingAnswer } from '../answers/finding.js';
import { command } from '../command.js';
import { CHECKS } from '../doctor/checks.js';
import { diagnose } from '../doctor/diagnose.js';
import { inTime } from '../doctor/in-time.js';
import { patientOf } from '../doctor/patient.js';
import { ifBad } from './if-bad.js';

const CLOSE_MILLISECONDS = 1000;

/** Finds what is wrong with a deployment, and says what to do about it. */
export const doctor = command({
  words: 'doctor',
  help: 'Look whether the product can run here, or how it runs: settings, keys, files, databases and their servers, Redis, mail, public addresses, ports, and whether work gets done. What is BAD ends with status 1; WARN does not. It ends within 15 seconds.',
  options: {},
  answers: z.array(FindingAnswer),
  run: async ({ config, terminal: { pause } }) => {
    const patient = patientOf({ config, clock: systemClock, pause });
    const findings = await diagnose(CHECKS, patient);
    await inTime(patient.close(), CLOSE_MILLISECONDS).catch(() => undefined); // what hangs is not waited for
    return findings;
  },
  shown: (findings) => findings.map(({ check, state, found, remedy }) => ({ check, state, found: remedy === '' ? found : `${found}. ${remedy}` })),
  problem: ifBad,
});
