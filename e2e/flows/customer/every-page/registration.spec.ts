import { registrationPages } from '../../../screenshots/pages/registration';
import { once, walkPages } from './walk-pages';

walkPages(registrationPages, once);
