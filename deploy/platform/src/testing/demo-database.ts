import type { Database } from '@portal/database';
import { describeDatabases, openTestDatabase, type Preparation } from '@portal/database/testing';
import { seedDemo } from '../demo/seed';
import { testCost } from './test-cost';

/** The demonstration's data, a copy for each suite. */
export const demo: Preparation = { name: 'demo', fill: (database) => seedDemo(database, { cost: testCost }) };

export const openDemoDatabase = (): Promise<Database> => openTestDatabase(demo);

export const describeWithDemo = (name: string, tests: (database: () => Database) => void): void =>
  describeDatabases(name, tests, demo);
