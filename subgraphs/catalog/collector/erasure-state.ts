/** Why a visitor was erased: the shopper denied or revoked consent, or staff erased them, as shoppers may ask. */
export type ErasureState = 'denied' | 'revoked' | 'requested';
