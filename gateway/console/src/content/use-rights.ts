import { usePerson } from '../shell/use-person.js';

/** What the person may do with content: edit it, and change what websites show. Undefined until it is known. */
export function useRights(): { readonly mayWrite: boolean; readonly mayManage: boolean } | undefined {
  const permissions = usePerson()?.me?.permissions;
  return permissions && { mayWrite: permissions.includes('brain.write'), mayManage: permissions.includes('cms.manage') };
}
