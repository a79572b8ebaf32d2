import { type Database, sealWith } from '@portal/database';
import { describeDatabases, openTestDatabase, type Preparation } from '@portal/database/testing';
import { DataKeys } from '../core/data/data-keys';
import { demoDataKey } from '../core/data/demo-data-key';
import { seedDemo } from '../demo/seed';
import { testCost } from './test-cost';

/** The demonstration's data, a copy for each suite. */
export const demo: Preparation = { name: 'demo', fill: (database) => seedDemo(database, { cost: testCost }) };

sealWith({ sealer: new DataKeys(demoDataKey), writes: 'sealed' });

export const openDemoDatabase = (): Promise<Database> => openTestDatabase(demo);

export const describeWithDemo = (name: string, tests: (database: () => Database) => void): void =>
  describeDatabases(name, tests, demo);
