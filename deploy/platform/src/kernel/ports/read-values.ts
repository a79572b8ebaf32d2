import type { readValues } from '@portal/port-adapter/contract';
import type { z } from 'zod';

export type ReadValues = z.infer<typeof readValues>;
