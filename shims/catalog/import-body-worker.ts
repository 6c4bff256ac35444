import { answerBodies } from '#kit/body/answer-body.js';
import { linesIn, readImportBody } from './read-products.js';

// The program of the thread that reads the bodies of imports.
answerBodies(readImportBody, linesIn);
