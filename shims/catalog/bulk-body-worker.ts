import { answerBodies } from '#kit/body/answer-body.js';
import { readBulkBody } from './bulk-body.js';

// The program of the thread that reads the large bodies of up to 100 products.
answerBodies(readBulkBody);
