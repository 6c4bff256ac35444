import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsoleParcelMailsDocument, type ConsoleParcelMailsQuery } from './operations/console-parcel-mails.generated.js';
import { ConsoleParcelDocument, type ConsoleParcelQuery } from './operations/console-parcel.generated.js';

/** A parcel with everything that its page shows. */
export type Parcel = NonNullable<ConsoleParcelQuery['shipment']>;

/** Read a parcel by its id or tracking number. */
export const useParcel = (reference: string): UseQueryResult<ConsoleParcelQuery> =>
  useQuery({ queryKey: ['parcel', reference], queryFn: ({ signal }) => ask(ConsoleParcelDocument, { reference }, { signal }) });

/** What the customer of a parcel was mailed; read again after any news of parcels, since mails follow from them. */
export const useParcelMails = (shipmentId: string): UseQueryResult<ConsoleParcelMailsQuery> =>
  useQuery({ queryKey: ['parcel mails', shipmentId], queryFn: ({ signal }) => ask(ConsoleParcelMailsDocument, { shipmentId }, { signal }), meta: { kinds: ['SHIPMENT'] } });
