import { outlineIcon } from '@portal/shared/ui';

export const LayersIcon = outlineIcon(
  'LayersIcon',
  <path d="m10 3 7 3.5-7 3.5-7-3.5ZM3 10l7 3.5 7-3.5M3 13.5 10 17l7-3.5" />,
);
