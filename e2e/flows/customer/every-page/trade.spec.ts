import { tradePages } from '../../../screenshots/pages/trade';
import { once, walkPages } from './walk-pages';

walkPages(tradePages, once);
