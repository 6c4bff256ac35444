import type { Route } from '#kit/route.js';
import type { StoreCaller } from '../store-caller.js';
import { cancelPage } from './cancel-page.js';
import { checkPage } from './check-page.js';
import { choosePage } from './choose-page.js';
import { howPage } from './how-page.js';
import { lookupPage } from './lookup-page.js';
import { statusPage } from './status-page.js';

/** The pages of the returns portal. */
export const PORTAL_PAGES: readonly Route<StoreCaller>[] = [...lookupPage, ...choosePage, ...howPage, ...checkPage, statusPage, ...cancelPage];
