import { join } from 'node:path';

export const tenants = ['default', 'jinqiao'] as const;

/** The folder of the pictures: one folder for each tenant, one file for each subject and width. */
export const folder = process.env.SCREENSHOTS ?? join(import.meta.dirname, '../../.cache/screenshots');
