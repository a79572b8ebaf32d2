import { join } from 'node:path';

export const tenants = ['default', 'jinqiao'] as const;

/** The sites of which pictures are taken: those of the customers' tenants, and the desk of the platform's own people. */
export const sites = [...tenants, 'desk'] as const;

/** The folder of the pictures: one folder for each site, one file for each subject and width. */
export const folder = process.env.SCREENSHOTS ?? join(import.meta.dirname, '../../.cache/screenshots');
