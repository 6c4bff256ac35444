import { takeComplaints } from './answers-seen.js';
import { removeDatabases } from './database.js';
import './kept-connections.js';

// Runs before each test file.
afterEach(() => { expect(takeComplaints()).toEqual([]); });
afterAll(removeDatabases);
