import { type ReactNode } from 'react';
import { OrderLink } from '../orders/order-cells.js';
import type { Format } from '../words/use-format.js';
import type { Words } from '../words/words.js';
import { ReturnBadge } from './return-badge.js';
import type { ReturnColumn } from './return-columns.js';
import { ReturnLink } from './return-link.js';
import type { ListedReturn } from './use-returns.js';

/** In what language, and how, cells are written. */
interface Writing {
  readonly words: Words;
  readonly format: Format;
}

/** What each column shows of a return. */
export const RETURN_CELLS: Readonly<Record<ReturnColumn, (returned: ListedReturn, writing: Writing) => ReactNode>> = {
  number: ({ number }) => <ReturnLink number={number} />,
  status: ({ status }) => <ReturnBadge status={status} />,
  order: ({ orderId, orderNumber }) => (orderId === null || orderNumber === null ? orderNumber ?? '–' : <OrderLink number={orderNumber} />),
  customer: ({ customer: { name } }) => name ?? '–',
  opened: ({ createdAt }, { format }) => format.moment(createdAt),
  units: ({ lines }, { words, format }) => words.returns.units(format.count(sumOf(lines, 'quantityReceived')), format.count(sumOf(lines, 'quantityExpected'))),
  resolution: ({ resolution }, { words }) => words.returns.resolutions[resolution],
  location: ({ location }) => location?.code ?? '–',
  tags: ({ tags }) => tags.map((tag) => <span key={tag} className="tag">{tag}</span>),
  changed: ({ updatedAt }, { format }) => format.moment(updatedAt),
};

const sumOf = (lines: ListedReturn['lines'], field: 'quantityExpected' | 'quantityReceived'): number => lines.reduce((sum, line) => sum + line[field], 0);
