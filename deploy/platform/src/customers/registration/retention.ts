import { recognition } from '@portal/database/schema/platform';
import { lt } from 'drizzle-orm';
import type { RetentionRule } from '../../domain/personal-data/kept-data';

/** Values that providers read from papers. Their case was decided long before. */
export const recognitionRule: RetentionRule = {
  days: 180,
  remove: (db, before) => db.delete(recognition).where(lt(recognition.at, before)),
};
