import { assistantFloor } from './assistant-floor.js';
import { measured } from './measured.js';

// A tool behind the path of its module.

interface Body { readonly arguments: { limit: number } }

measured(await assistantFloor('/api/v1/ai-tools/search_orders', (body) => (body as Body).arguments, (result) => result));
