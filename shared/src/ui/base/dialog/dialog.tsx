import { lateComponent } from '../late/late-component';
import type { DialogProps } from './dialog-layer';

/** A modal dialog. Its code comes with the first one that opens; `Dialog.load` fetches it ahead. */
export const Dialog = lateComponent<DialogProps>(
  () => import('./dialog-layer').then(({ DialogLayer }) => DialogLayer),
  { wanted: ({ open }) => open },
);
