import { answerFigures } from './measured.js';

// The whole product as `npm start` runs it, as a process that reports its figures: node product.js <databases> <port of a host>, its settings in the environment.

answerFigures();
await import('../../gateway/main.js');
process.send?.({ port: Number(process.argv[3]) });
