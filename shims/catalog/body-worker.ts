import { answerBodies } from '#kit/body/answer-body.js';
import { readBody } from './read-body.js';

// The program of the thread that reads the large bodies of all routes without a reader of their own.
answerBodies(readBody);
