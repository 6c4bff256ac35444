import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import type { ConnectedApp } from './connected-app.js';
import { ConnectedAppType } from './connected-app.type.js';
import { disconnectApp, listConnectedApps } from './connected-apps.js';
import { endOwnApp, listOwnApps } from './own-apps.js';

const SESSION = { description: 'Token of the session.' };
const APP = { description: 'The app.' };

/** The apps that people connected, in the graph. */
@Resolver()
export class ConnectedAppResolver {
  @Query(() => [ConnectedAppType], { description: 'The apps that you allowed to act for you, those connected last first.' })
  connectedApps(@Ctx() context: IdentityContext): Promise<readonly ConnectedApp[]> {
    return listConnectedApps(context);
  }

  @Mutation(() => ConnectedAppType, { description: 'Disconnect an app: it can do nothing more for you at once. Returns the app.' })
  disconnectApp(@Ctx() context: IdentityContext, @Arg('id', () => ID, APP) id: string): Promise<ConnectedApp> {
    return disconnectApp(context, id);
  }

  @internal
  @Query(() => [ConnectedAppType], { description: 'The apps that the person of a session connected, those connected last first.' })
  ownApps(@Ctx() context: IdentityContext, @Arg('sessionToken', () => String, SESSION) sessionToken: string): Promise<readonly ConnectedApp[]> {
    return listOwnApps(context, sessionToken);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Disconnect an app of the person of a session; answers whether it was connected.' })
  endOwnApp(@Ctx() context: IdentityContext, @Arg('sessionToken', () => String, SESSION) sessionToken: string, @Arg('id', () => ID, APP) id: string): Promise<boolean> {
    return endOwnApp(context, { sessionToken, id });
  }
}
