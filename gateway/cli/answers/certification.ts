import { z } from 'zod';
import { ALL_CERTIFICATION_STEPS } from '#contract/certification.js';
import { CONNECTION_KINDS } from './connection.js';
import { instantOrNull, oneOf, text, textOrNull } from './described.js';

/** What an integration has shown by its own calls, and what is left. */
export const CertificationAnswer = z.object({
  company: textOrNull('The name of the company.'),
  name: text('The name of the integration.'),
  kind: oneOf(CONNECTION_KINDS, 'The interface it calls.'),
  certifiedAt: instantOrNull('When the last step was shown.'),
  steps: z.array(z.object({
    step: oneOf(ALL_CERTIFICATION_STEPS, 'Which step.'),
    meaning: text('What counts as shown.'),
    passedAt: instantOrNull('When it was shown first.'),
    requestId: textOrNull('Request id of the call that showed it.'),
    next: z.array(z.string()).meta({ description: 'The calls that lead to it, as commands; none once it is shown.' }),
  })).meta({ description: 'In the order in which they are best shown.' }),
});
