import { pages } from '../../../screenshots/pages';
import { widths } from '../../../screenshots/subject';
import { walkPages } from './walk-pages';

// Behind the login both tenants have the same frame and pages, only other names and colours.
walkPages(pages, (tenant, phone) => (tenant === 'default' || phone === undefined ? widths : [1440, 375]));
