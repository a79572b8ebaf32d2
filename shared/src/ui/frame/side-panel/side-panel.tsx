import { lateComponent } from '../../base/late/late-component';
import type { SidePanelProps } from './panel-layer';

/** A panel beside the page. Its code comes with the first one that opens; `SidePanel.load` fetches it ahead. */
export const SidePanel = lateComponent<SidePanelProps>(
  () => import('./panel-layer').then(({ PanelLayer }) => PanelLayer),
  { wanted: ({ open }) => open },
);
