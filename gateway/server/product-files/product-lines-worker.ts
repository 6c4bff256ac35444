import { parentPort, workerData } from 'node:worker_threads';
import { writeProductLines, type LinesWork } from './product-lines.js';

// The program of the thread that reads a file of products.
parentPort?.postMessage(await writeProductLines(workerData as LinesWork));
