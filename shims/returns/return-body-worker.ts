import { answerBodies } from '#kit/body/answer-body.js';
import { photosIn, readReturnJson } from './read-return-json.js';

// The program of the thread that reads large new returns.
answerBodies(readReturnJson, photosIn);
