import type { Route } from '#kit/route.js';
import type { ProviderCaller } from '../provider-access.js';
import { account } from './account.js';
import { apps } from './apps.js';
import { confirmation, invitation } from './confirmations.js';
import { connect, CONNECT_PAGE } from './connect.js';
import { email, password } from './credentials.js';
import { leave } from './leave.js';
import { forgotten, reset } from './reset.js';
import { sessions } from './sessions.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';

/** The roots of the pages about accounts and their assistants. */
export const ACCOUNT_ROOTS = ['/sign-in', '/sign-out', '/account', '/reset', '/invitation', '/email', CONNECT_PAGE] as const;

/** The pages on which people sign in, keep their accounts and connect assistants. */
export const ACCOUNT_PAGES: readonly Route<ProviderCaller>[] = [...signIn, ...signOut, ...account, ...password, ...email, ...sessions, ...apps, ...leave, ...forgotten, ...reset, ...invitation, ...confirmation, connect];
