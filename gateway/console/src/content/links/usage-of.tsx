import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import type { DocumentKind } from '../document.js';
import { ConsoleContentUsageDocument } from '../operations/console-content-usage.generated.js';
import { NotRead } from '../not-read.js';
import { UsageList } from './usage-list.js';

/** What leads to a page or an entry. */
export function UsageOf({ kind, id }: { readonly kind: DocumentKind; readonly id: number }): ReactElement {
  const query = useQuery({ queryKey: ['content-usage', kind, id], queryFn: ({ signal }) => ask(ConsoleContentUsageDocument, { kind, id: String(id) }, { signal }) });
  if (!query.data) return <NotRead query={query} />;
  return <UsageList usage={query.data.contentUsage} />;
}
