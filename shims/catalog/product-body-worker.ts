import { answerBodies } from '#kit/body/answer-body.js';
import { readProductBody } from './product-body.js';

// The program of the thread that reads the large bodies of one product.
answerBodies(readProductBody);
