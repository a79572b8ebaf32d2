import type { StatusClass } from '../codes/comp-status';

/** The colours that are the same for every tenant. */
export const neutral = {
  page: '#F5F6F8',
  surface: '#FFFFFF',
  sunken: '#FAFBFC',
  border: '#E6E8EC',
  controlBorder: '#C7CCD4',
  text: '#1B1F26',
  textSecondary: '#4E5766',
  /** Notes and placeholders: 5.2:1 on white, 4.8:1 on the page. */
  textFaint: '#666F7E',
  textDisabled: '#8A929E',
  /** The count and the dot of what is unread, with white text. It never takes the tenant's colour. */
  unread: '#D92D20',
  /** The ring around a field that has the focus; the field's dark border is the clear sign. */
  focusRing: '#D5D8DD',
} as const;

/** Text on tint, each at least 4.5:1. The names are the spec's colour classes. */
export const status = {
  blue: { text: '#0958D9', tint: '#E6F4FF', line: '#91CAFF' },
  yellow: { text: '#874D00', tint: '#FFFBE6', line: '#FFE58F' },
  red: { text: '#CF1322', tint: '#FFF1F0', line: '#FFA39E' },
  crimson: { text: '#9E1068', tint: '#FFF0F6', line: '#FFADD2' },
  green: { text: '#237804', tint: '#F6FFED', line: '#B7EB8F' },
  gray: { text: '#595959', tint: '#FAFAFA', line: '#D9D9D9' },
} as const satisfies Record<StatusClass, { text: string; tint: string; line: string }>;

/** The tones of danger and of errors, text on tint. The second is for tenants whose own colour is near the first. */
export const dangers = [
  { text: '#CF1322', tint: '#FFF1F0', line: '#FFA39E' },
  { text: '#BF4300', tint: '#FFF3EC', line: '#FFB48A' },
] as const;
