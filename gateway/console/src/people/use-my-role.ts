import { useQuery } from '@tanstack/react-query';
import type { CompanyRole } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { ConsoleMyRoleDocument } from './operations/console-my-role.generated.js';

/** The role of the person who is signed in; undefined until it is known. */
export const useMyRole = (): CompanyRole | undefined => useQuery({ queryKey: ['my role'], queryFn: ({ signal }) => ask(ConsoleMyRoleDocument, {}, { signal }) }).data?.me?.companyRole;
