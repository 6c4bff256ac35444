import { Failure } from '#contract/failure.js';
import type { LabelFileFragment } from './operations/label-file.generated.js';
import { filesReply } from './replies.js';

const RETURN_LABEL = 0;
const FIRST_LABELS = [RETURN_LABEL, 1];

/** Labels as files; LABELS_NOT_READY while a requested one cannot be printed, BAD_INPUT for an additional label that was never requested. */
export function labelFiles(labels: readonly LabelFileFragment[], wanted?: number) {
  const asked = wanted === undefined ? labels : labels.filter(({ parcel }) => parcel === wanted);
  if (asked.length === 0 && wanted !== undefined && !FIRST_LABELS.includes(wanted)) throw new Failure('BAD_INPUT', `Label not found: ${String(wanted)}`);
  if (asked.length === 0 || asked.some(({ contentBase64 }) => contentBase64 === null)) throw new Failure('LABELS_NOT_READY', 'A label is not ready');
  return filesReply(asked.map(({ parcel, reference, trackingNumber, contentBase64 }) => ({
    IdLabel: parcel, idParcel: reference, CourierLabelId: trackingNumber, Position: parcel === RETURN_LABEL ? 'Internal' as const : 'External' as const, FileType: 'Zpl' as const, Content: contentBase64 ?? '',
  })));
}

/** The ready labels as files: a failed one, such as the return label, does not hold back the others. */
export const readyFiles = (labels: readonly LabelFileFragment[]) => labelFiles(labels.filter(({ contentBase64 }) => contentBase64 !== null));

/** Label files, for the documentation. */
export const LABEL_FILES_EXAMPLE = {
  Status: 'success' as const, Message: '',
  Data: [{ IdLabel: 1, idParcel: 'P-1', CourierLabelId: 'SW0000000017', Position: 'External' as const, FileType: 'Zpl' as const, Content: 'XlhBXlha' }],
};
