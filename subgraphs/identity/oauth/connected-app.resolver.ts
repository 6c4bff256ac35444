import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../identity-deps.js';
import type { ConnectedApp } from './connected-app.js';
import { ConnectedAppType } from './connected-app.type.js';
import { disconnectApp, listConnectedApps } from './connected-apps.js';

/** The apps that people connected, in the graph. */
@Resolver()
export class ConnectedAppResolver {
  @Query(() => [ConnectedAppType], { description: 'The apps that you allowed to act for you, those connected last first.' })
  connectedApps(@Ctx() context: IdentityContext): Promise<readonly ConnectedApp[]> {
    return listConnectedApps(context);
  }

  @Mutation(() => ConnectedAppType, { description: 'Disconnect an app: it can do nothing more for you at once. Returns the app.' })
  disconnectApp(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The app.' }) id: string): Promise<ConnectedApp> {
    return disconnectApp(context, id);
  }
}
