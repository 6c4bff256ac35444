import { takeComplaints } from './answers-seen.js';
import { removeDatabases } from './database.js';
import './kept-connections.js';

// Runs before each test file.
afterEach(() => { expect(takeComplaints()).toEqual([]); });
// The environment does it after the file's own hooks, which close what uses them: hooks run in the order in which they are given.
Reflect.set(globalThis, Symbol.for('portico after the file'), removeDatabases);
