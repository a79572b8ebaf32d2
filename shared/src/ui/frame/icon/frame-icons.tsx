import { outlineIcon } from '../../base/icon/icon';

/** The icons of menus, headers, files and lists. */
export const BankIcon = outlineIcon(
  'BankIcon',
  <path d="M3 8 10 3.5 17 8ZM5 8v6.5M9 8v6.5M11 8v6.5M15 8v6.5M3 16.5h14" />,
);
export const BellIcon = outlineIcon(
  'BellIcon',
  <>
    <path d="M10 3a5 5 0 0 0-5 5c0 4.5-1.5 5.5-1.5 5.5h13S15 12.5 15 8a5 5 0 0 0-5-5Z" />
    <path d="M8.5 16a1.7 1.7 0 0 0 3 0" />
  </>,
);
export const BuildingIcon = outlineIcon(
  'BuildingIcon',
  <>
    <path d="M4 17V4.5A1.5 1.5 0 0 1 5.5 3h6A1.5 1.5 0 0 1 13 4.5V17M13 8h2a1.5 1.5 0 0 1 1.5 1.5V17M2.5 17h15" />
    <path d="M7 6.5h3M7 9.5h3M7 12.5h3" />
  </>,
);
export const CalendarIcon = outlineIcon(
  'CalendarIcon',
  <>
    <rect x="3" y="4.5" width="14" height="12.5" rx="2" />
    <path d="M3 8.5h14M7 2.5v4M13 2.5v4" />
  </>,
);
export const ChevronDownIcon = outlineIcon('ChevronDownIcon', <path d="m5 7.5 5 5 5-5" />);
export const ChevronLeftIcon = outlineIcon('ChevronLeftIcon', <path d="m12.5 5-5 5 5 5" />);
export const ColumnsIcon = outlineIcon(
  'ColumnsIcon',
  <>
    <rect x="3" y="3.5" width="14" height="13" rx="2" />
    <path d="M8 3.5v13M12.5 3.5v13" />
  </>,
);
export const DeleteIcon = outlineIcon(
  'DeleteIcon',
  <path d="M3.5 5.5h13M8 5V3.5h4V5M5.5 5.5l.7 11h7.6l.7-11M8.5 9v4.5M11.5 9v4.5" />,
);
export const DownloadIcon = outlineIcon('DownloadIcon', <path d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />);
export const EditIcon = outlineIcon('EditIcon', <path d="m4 13-.5 3.5L7 16l9-9-3-3ZM11 6l3 3" />);
export const ExternalIcon = outlineIcon(
  'ExternalIcon',
  <path d="M11.5 3.5h5v5M16.5 3.5 9 11M8 4.5H5A1.5 1.5 0 0 0 3.5 6v9A1.5 1.5 0 0 0 5 16.5h9a1.5 1.5 0 0 0 1.5-1.5v-3" />,
);
export const FileIcon = outlineIcon(
  'FileIcon',
  <>
    <path d="M5 3.5h6.5L15.5 8v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1Z" />
    <path d="M11.5 3.5V8h4M7.5 11.5h5M7.5 14h3" />
  </>,
);
export const InviteIcon = outlineIcon(
  'InviteIcon',
  <>
    <rect x="2.5" y="4.5" width="15" height="11" rx="2" />
    <path d="m3 6 7 5.5L17 6" />
  </>,
);
export const KeyIcon = outlineIcon(
  'KeyIcon',
  <path d="M12.5 3.5a4 4 0 1 1-2.8 6.8L3.5 16.5h3v-2h2v-2l1.2-1.2M13.5 6.5h.1" />,
);
export const LogoutIcon = outlineIcon(
  'LogoutIcon',
  <path d="M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M8 10h8.5M13 6.5l3.5 3.5-3.5 3.5" />,
);
export const MenuIcon = outlineIcon('MenuIcon', <path d="M3 5.5h14M3 10h14M3 14.5h14" />);
export const MegaphoneIcon = outlineIcon(
  'MegaphoneIcon',
  <path d="M3.5 8v4h2.5l7 3.5V4.5L6 8ZM6.5 12.5 7.5 17h2l-.8-3.6M15.5 8a3 3 0 0 1 0 4" />,
);
export const MoreIcon = outlineIcon('MoreIcon', <path strokeWidth="2.5" d="M4.5 10h.1M10 10h.1M15.5 10h.1" />);
export const PaletteIcon = outlineIcon(
  'PaletteIcon',
  <>
    <path d="M10 3a7 7 0 1 0 0 14c1 0 1.5-.7 1.5-1.5 0-1.2-1-1.3-1-2.3s.8-1.7 2-1.7H14a3 3 0 0 0 3-3C17 5.5 14 3 10 3Z" />
    <path d="M6.5 10h.1M7.5 7h.1M11 6h.1" />
  </>,
);
export const ServiceIcon = outlineIcon(
  'ServiceIcon',
  <path d="M4 12v-2a6 6 0 0 1 12 0v2M4 11h2.5v4H4ZM13.5 11H16v4h-2.5ZM16 15c0 1.5-1.5 2.5-4 2.5" />,
);
export const PlusIcon = outlineIcon('PlusIcon', <path d="M10 4v12M4 10h12" />);
export const ProductIcon = outlineIcon(
  'ProductIcon',
  <>
    <rect x="3.5" y="3.5" width="5.5" height="5.5" rx="1" />
    <rect x="11.5" y="3.5" width="5.5" height="5.5" rx="1" />
    <rect x="3.5" y="11.5" width="5.5" height="5.5" rx="1" />
    <rect x="11.5" y="11.5" width="5.5" height="5.5" rx="1" />
  </>,
);
export const RefreshIcon = outlineIcon(
  'RefreshIcon',
  <path d="M16.5 9A6.7 6.7 0 0 0 4.3 6.5L3.5 8M3.5 4v4h4M3.5 11a6.7 6.7 0 0 0 12.2 2.5l.8-1.5M16.5 16v-4h-4" />,
);
export const ReturnIcon = outlineIcon('ReturnIcon', <path d="M8 3.5 4 7.5l4 4M4 7.5h8.5a4 4 0 0 1 0 8H9" />);
export const RotateIcon = outlineIcon('RotateIcon', <path d="M15.5 6.5A7 7 0 1 0 17 11M15.5 2.5v4h-4" />);
export const SearchIcon = outlineIcon(
  'SearchIcon',
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13 13 4 4" />
  </>,
);
export const SidebarIcon = outlineIcon(
  'SidebarIcon',
  <>
    <rect x="3" y="3.5" width="14" height="13" rx="2" />
    <path d="M8 3.5v13" />
  </>,
);
export const TeamIcon = outlineIcon(
  'TeamIcon',
  <>
    <circle cx="7.5" cy="7" r="3" />
    <path d="M2.5 16.5a5 5 0 0 1 10 0M12.5 4.3a3 3 0 0 1 0 5.4M14.5 12a5 5 0 0 1 3 4.5" />
  </>,
);
export const TopbarIcon = outlineIcon(
  'TopbarIcon',
  <>
    <rect x="3" y="3.5" width="14" height="13" rx="2" />
    <path d="M3 8h14" />
  </>,
);
export const UploadIcon = outlineIcon('UploadIcon', <path d="M10 13V3.5M6 7l4-4 4 4M3.5 12.5v4h13v-4" />);
export const UserIcon = outlineIcon(
  'UserIcon',
  <>
    <circle cx="10" cy="7" r="3.5" />
    <path d="M3.5 17a6.5 6.5 0 0 1 13 0" />
  </>,
);
export const WalletIcon = outlineIcon(
  'WalletIcon',
  <>
    <rect x="2.5" y="5" width="15" height="11.5" rx="2" />
    <path d="M2.5 8.5h15M13 12.5h1.5" />
  </>,
);
export const ZoomInIcon = outlineIcon(
  'ZoomInIcon',
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13 13 4 4M9 6.5v5M6.5 9h5" />
  </>,
);
export const ZoomOutIcon = outlineIcon(
  'ZoomOutIcon',
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13 13 4 4M6.5 9h5" />
  </>,
);
