import { z } from 'zod';

/** The values that a reader of papers or a register tells by field; null where it found nothing. */
export const readValues = z.record(z.string().max(64), z.string().max(2_000).nullable());
export type ReadValues = z.infer<typeof readValues>;
