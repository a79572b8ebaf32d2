import { askTenant } from './ask-tenant';

// Shared modules want an asynchronous border before the first of them.
void askTenant().then(() => import('bench-start'));
