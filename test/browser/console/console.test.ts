// On the embedded database only: pages and scripts are the same bytes whatever the database. One journey alone: npx jest test/browser/console -t 'returns in the console'
import './today.js';
import './order.js';
import './returns.js';
import './promise.js';
import './policies.js';
import './catalog.js';
import './integrations.js';
import './tracking.js';
import './stock.js';
import './people.js';
import './content.js';
import './orders.js'; // last, for it brings the owner a second company
import { stopConsole } from './console-world.js';

afterAll(stopConsole);
