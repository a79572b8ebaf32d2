import { port } from './this-run';

/** The second tenant's address. It has its own brand, a main system, and the same demonstration people. */
export const secondTenant = `http://jinqiao.localhost:${port}`;
