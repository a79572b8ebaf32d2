import type { Call } from './call';

/** A call without a body may come sealed, and the seal is a body. */
const sealAlone = 2_048;
const usual = 16_384;

/** The longest body that the server reads for a call, in bytes as they are sent. Files have limits of their own. */
export const maxBodyBytes = ({ body, maxBytes = usual }: Pick<Call, 'body' | 'maxBytes'>): number =>
  body === 'json' ? maxBytes : sealAlone;
