import { type BootDocument, bootElementId, notStartedClass, shellElementId } from '@portal/shared/boot-document';
import { installIntegrity } from './federation/integrity';
import { hashOwnChunks } from './federation/own-chunks';

// The boot document is parsed here: `@portal/shared/boot` is a provided module that comes in a later chunk.
const boot: BootDocument = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '');

// This runs before anything else is fetched: every later script and style sheet is checked against the boot document.
installIntegrity(boot);
hashOwnChunks(boot.host);

// Staff have a start without all that customers need.
const start = () =>
  boot.audience === 'staff'
    ? import(/* webpackChunkName: "staff" */ './app/staff/start')
    : import(/* webpackChunkName: "app" */ './start');
start().catch((cause: unknown) => {
  document.getElementById(shellElementId)?.classList.add(notStartedClass);
  throw cause;
});
