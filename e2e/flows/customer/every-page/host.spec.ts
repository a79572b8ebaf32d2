import { hostPages } from '../../../screenshots/pages/host';
import { once, walkPages } from './walk-pages';

walkPages(hostPages, once);
