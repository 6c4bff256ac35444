import { removeDatabases } from './database.js';

// Runs before each test file.
afterAll(removeDatabases);
