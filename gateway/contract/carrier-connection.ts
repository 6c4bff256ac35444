/** The statuses of tracking, the same for every carrier (document 2, F, Tracking). */
export const TRACKING_STATUSES = ['PENDING', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'EXCEPTION', 'HELD', 'RETURNED_TO_SENDER'] as const;

/** One of {@link TRACKING_STATUSES}. */
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

/** What each means, for the graph. */
export const TRACKING_STATUS_MEANINGS: Readonly<Record<TrackingStatus, string>> = {
  PENDING: 'Labelled, not collected yet.', PICKED_UP: 'The carrier has it.', IN_TRANSIT: 'Travelling.', OUT_FOR_DELIVERY: 'On the last van.', DELIVERED: 'Delivered.',
  EXCEPTION: 'Something went wrong on the way.', HELD: 'At a depot or pickup point.', RETURNED_TO_SENDER: 'On its way back, or back.',
};

/** What a carrier's code means on one connection. */
export interface MappedCode {
  readonly code: string;
  readonly status: TrackingStatus;
}

/** The dialects of carrier connections (document 2, F, Endpoints). */
export const CARRIER_FORMATS = ['AGGREGATOR', 'EXPRESS', 'GENERIC'] as const;

/** One of {@link CARRIER_FORMATS}. */
export type CarrierFormat = (typeof CARRIER_FORMATS)[number];

/** How a carrier connection is read. */
export interface CarrierSettings {
  readonly format: CarrierFormat;
  /** Of its local times. */
  readonly timeZone: string;
  readonly statusMap: readonly MappedCode[];
  /** What codes of its format mean without a map. */
  readonly standardMap: readonly MappedCode[];
}
