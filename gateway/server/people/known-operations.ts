import type { OperationTexts } from './operation-texts.js';
import type { PlannedOperations } from './planned-operations.js';

/** What is known of people's operations before they are asked for. */
export interface KnownOperations {
  readonly planned: PlannedOperations;
  readonly texts: OperationTexts;
}
