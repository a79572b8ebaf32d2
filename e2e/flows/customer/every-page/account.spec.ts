import { accountPages } from '../../../screenshots/pages/account';
import { once, walkPages } from './walk-pages';

walkPages(accountPages, once);
