import { assistantFloor } from './assistant-floor.js';
import { measured } from './measured.js';

// A tool behind a JSON-RPC endpoint.

interface Body { readonly id: number; readonly params: { readonly arguments: { limit: number } } }

measured(await assistantFloor('/', (body) => (body as Body).params.arguments, (result, body) => `{"jsonrpc":"2.0","id":${String((body as Body).id)},"result":${result}}`));
