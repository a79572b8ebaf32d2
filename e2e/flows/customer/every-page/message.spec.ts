import { messagePages } from '../../../screenshots/pages/message';
import { once, walkPages } from './walk-pages';

walkPages(messagePages, once);
