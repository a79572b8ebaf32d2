import { outlineIcon } from '@portal/shared/ui';

export const BookIcon = outlineIcon(
  'BookIcon',
  <path d="M10 5.5C8.5 4.2 6 3.8 3 4v11.5c3-.2 5.5.2 7 1.5 1.5-1.3 4-1.7 7-1.5V4c-3-.2-5.5.2-7 1.5ZM10 5.5V17" />,
);
