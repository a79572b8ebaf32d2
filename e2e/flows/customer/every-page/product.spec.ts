import { productPages } from '../../../screenshots/pages/product';
import { once, walkPages } from './walk-pages';

walkPages(productPages, once);
