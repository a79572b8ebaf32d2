import { z } from 'zod';
import { scanStates } from './care-words';
import { fileRef } from './fields';

/** A file as staff see it, with what the check for harmful content says. */
export const scannedFile = fileRef.extend({ scan: z.enum(Object.keys(scanStates) as (keyof typeof scanStates)[]) });
