import type { LinkProps } from '@tanstack/react-router';
import { managedKinds } from '../integrations/managed-kinds.js';

/** The places of the console that the navigation leads to. */
export type PageName = 'today' | 'orders' | 'returns' | 'tracking' | 'promise' | 'policies' | 'catalog' | 'stock' | 'content' | 'integrations' | 'people';

/** What stands together in the navigation. */
export type PageGroup = 'work' | 'delivery' | 'goods' | 'content' | 'company';

/** A place of the navigation. */
export interface NavigationPage {
  readonly name: PageName;
  readonly group: PageGroup;
  readonly to: NonNullable<LinkProps['to']>;
  /** The key that leads there after `g`. */
  readonly key: string;
  /** Whether somebody with these permissions is offered the page; everybody where it is not said. */
  readonly isFor?: (permissions: readonly string[]) => boolean;
}

/** The places of the navigation, in their order. */
export const NAVIGATION: readonly NavigationPage[] = [
  { name: 'today', group: 'work', to: '/', key: 't' },
  { name: 'orders', group: 'work', to: '/orders', key: 'o' },
  { name: 'returns', group: 'work', to: '/returns', key: 'r' },
  { name: 'tracking', group: 'delivery', to: '/tracking', key: 'k', isFor: (permissions) => permissions.includes('commerce.read') },
  { name: 'promise', group: 'delivery', to: '/promise', key: 'p', isFor: (permissions) => permissions.includes('commerce.read') },
  { name: 'policies', group: 'delivery', to: '/policies', key: 'y', isFor: (permissions) => permissions.includes('commerce.read') },
  { name: 'catalog', group: 'goods', to: '/catalog', key: 'c', isFor: (permissions) => permissions.includes('catalog.read') },
  { name: 'stock', group: 'goods', to: '/stock', key: 's', isFor: (permissions) => permissions.includes('commerce.read') },
  { name: 'content', group: 'content', to: '/content', key: 'w', isFor: (permissions) => permissions.includes('brain.read') },
  { name: 'integrations', group: 'company', to: '/integrations', key: 'i', isFor: (permissions) => managedKinds(permissions).length > 0 },
  { name: 'people', group: 'company', to: '/people', key: 'm' },
];

/** The places that somebody with these permissions is offered. */
export const offeredPages = (permissions: readonly string[]): readonly NavigationPage[] => NAVIGATION.filter(({ isFor }) => isFor?.(permissions) !== false);
