import { installIntegrity } from './federation/integrity';

// Before anything else is fetched: every later script and style sheet is checked against the boot document.
installIntegrity();

void import('./start');
