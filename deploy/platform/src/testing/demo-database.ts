import { type Database, DataKeys, sealWith } from '@portal/database';
import { describeDatabase, describeDatabases, openTestDatabase, type Preparation } from '@portal/database/testing';
import { seedDemo } from '@portal/demonstration/seed/seed';
import { demoDataKey } from '../kernel/data/demo-data-key';
import { ServerKeys } from '../kernel/envelope/server-keys';
import { testCost } from './test-cost';

/** The demonstration's data and today's key of the server, a copy for each suite. To make a key takes long. */
export const demo: Preparation = {
  name: 'demo',
  fill: async (database) => {
    await seedDemo(database, { cost: testCost });
    await new ServerKeys(database.db, Date.now).current();
  },
};

sealWith({ sealer: new DataKeys(demoDataKey), writes: 'sealed' });

export const openDemoDatabase = (): Promise<Database> => openTestDatabase(demo);

type Tests = (database: () => Database) => void;

/** For most suites: their calls do the same on both databases. */
export const describeWithDemo = (name: string, tests: Tests): void => describeDatabase(name, tests, demo);

/** For the pieces in which calls meet: notifications, sessions that are read together, the queue of cases. */
export const describeOnBothWithDemo = (name: string, tests: Tests): void => describeDatabases(name, tests, demo);
