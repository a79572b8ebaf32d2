import { sitePages } from '../../../screenshots/pages/site';
import { once, walkPages } from './walk-pages';

walkPages(sitePages, once);
