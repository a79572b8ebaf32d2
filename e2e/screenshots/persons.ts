/** The root manager of one company. */
export const root = '13800000001';

/** A member of three companies. */
export const chooser = '13800000002';
