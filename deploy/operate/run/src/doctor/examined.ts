import type { Database } from '@portal/database';
import type { Settings } from '../settings';

/** What the examinations look at. */
export interface Examined {
  readonly settings: Settings;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** With the schema of this release. */
  readonly database: Database;
}
