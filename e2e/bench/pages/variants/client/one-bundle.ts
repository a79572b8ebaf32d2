import { askTenant } from './ask-tenant';

void askTenant().then(() => import(/* webpackMode: "eager" */ 'bench-start'));
