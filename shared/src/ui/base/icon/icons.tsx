import { outlineIcon } from './icon';

/** The icons of forms, messages and panels. The frame has its own set. */
export const CheckIcon = outlineIcon('CheckIcon', <path d="m4 10.5 4 4 8-9" />);
export const ChevronRightIcon = outlineIcon('ChevronRightIcon', <path d="m7.5 5 5 5-5 5" />);
export const CloseIcon = outlineIcon('CloseIcon', <path d="m5 5 10 10M15 5 5 15" />);
export const CopyIcon = outlineIcon(
  'CopyIcon',
  <>
    <rect x="7" y="7" width="10" height="10" rx="2" />
    <path d="M13 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2" />
  </>,
);
export const EyeIcon = outlineIcon(
  'EyeIcon',
  <>
    <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.5" />
  </>,
);
export const EyeOffIcon = outlineIcon(
  'EyeOffIcon',
  <path d="M3 3l14 14M8.2 4.7A8 8 0 0 1 10 4.5c5 0 8 5.5 8 5.5a14 14 0 0 1-2.6 3.2M5 6.3C3.1 7.7 2 10 2 10s3 5.5 8 5.5a8 8 0 0 0 3.6-.9M8.3 8.3a2.5 2.5 0 0 0 3.4 3.4" />,
);
export const InfoIcon = outlineIcon(
  'InfoIcon',
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 9.2v4.3M10 6.5v.1" />
  </>,
);
export const LoaderIcon = outlineIcon('LoaderIcon', <path d="M10 2.5a7.5 7.5 0 1 0 7.5 7.5" />);
export const PointerIcon = outlineIcon(
  'PointerIcon',
  <>
    <circle cx="10" cy="10" r="7.5" />
    <circle cx="10" cy="10" r="2.5" />
  </>,
);
export const SuccessIcon = outlineIcon(
  'SuccessIcon',
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="m6.8 10.2 2.3 2.3 4.2-4.8" />
  </>,
);
export const WarningIcon = outlineIcon(
  'WarningIcon',
  <>
    <path d="M10 3 18 16.5H2Z" />
    <path d="M10 8v4M10 14.2v.1" />
  </>,
);
export const ErrorIcon = outlineIcon(
  'ErrorIcon',
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="m7.5 7.5 5 5M12.5 7.5l-5 5" />
  </>,
);

/** The icon of a message, by its kind. */
export const kindIcons = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };
