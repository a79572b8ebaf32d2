import type { StatusClass } from '../codes/comp-status';

export type ColorScheme = 'light' | 'dark';

interface Tone {
  /** At least 4.5:1 on `tint` and on every ground. */
  readonly text: string;
  readonly tint: string;
  readonly line: string;
}

interface Palette {
  readonly neutral: {
    readonly page: string;
    readonly surface: string;
    /** The ground of what floats: menus, dialogs. */
    readonly raised: string;
    readonly sunken: string;
    readonly border: string;
    readonly controlBorder: string;
    readonly text: string;
    readonly textSecondary: string;
    /** Notes and placeholders. */
    readonly textFaint: string;
    readonly textDisabled: string;
    /** The count and the dot of what is unread, with white text. It never takes the tenant's colour. */
    readonly unread: string;
    /** The ring around a field that has the focus; the field's border is the clear sign. */
    readonly focusRing: string;
  };
  /** The names are the spec's colour classes. */
  readonly status: Readonly<Record<StatusClass, Tone>>;
  /** The tones of danger and of errors. The second is for tenants whose own colour is near the first. */
  readonly dangers: readonly [Tone, Tone];
  readonly floatShadow: string;
  /** Lies over what waits. */
  readonly veil: string;
}

/** The colours that are the same for every tenant. */
export const palettes: Readonly<Record<ColorScheme, Palette>> = {
  light: {
    neutral: {
      page: '#F5F6F8',
      surface: '#FFFFFF',
      raised: '#FFFFFF',
      sunken: '#FAFBFC',
      border: '#E6E8EC',
      controlBorder: '#C7CCD4',
      text: '#1B1F26',
      textSecondary: '#4E5766',
      textFaint: '#666F7E',
      textDisabled: '#8A929E',
      unread: '#D92D20',
      focusRing: '#D5D8DD',
    },
    status: {
      blue: { text: '#0958D9', tint: '#E6F4FF', line: '#91CAFF' },
      yellow: { text: '#874D00', tint: '#FFFBE6', line: '#FFE58F' },
      red: { text: '#CF1322', tint: '#FFF1F0', line: '#FFA39E' },
      crimson: { text: '#9E1068', tint: '#FFF0F6', line: '#FFADD2' },
      green: { text: '#237804', tint: '#F6FFED', line: '#B7EB8F' },
      gray: { text: '#595959', tint: '#FAFAFA', line: '#D9D9D9' },
    },
    dangers: [
      { text: '#CF1322', tint: '#FFF1F0', line: '#FFA39E' },
      { text: '#BF4300', tint: '#FFF3EC', line: '#FFB48A' },
    ],
    floatShadow: '0 6px 24px rgba(27, 31, 38, 0.12)',
    veil: 'rgba(255, 255, 255, 0.5)',
  },
  dark: {
    neutral: {
      page: '#101317',
      surface: '#191D23',
      raised: '#21262D',
      sunken: '#14181D',
      border: '#2D333C',
      controlBorder: '#4A5260',
      text: '#E6E9ED',
      textSecondary: '#B4BBC6',
      textFaint: '#98A1AE',
      textDisabled: '#6E7783',
      unread: '#D92D20',
      focusRing: '#3F4753',
    },
    status: {
      blue: { text: '#7DB4FF', tint: '#15243B', line: '#2A4F86' },
      yellow: { text: '#E8B650', tint: '#2B2210', line: '#624C1A' },
      red: { text: '#FF8A84', tint: '#341A1C', line: '#703033' },
      crimson: { text: '#F08CC0', tint: '#331A29', line: '#6E3054' },
      green: { text: '#7FCB6B', tint: '#16281A', line: '#2F5B33' },
      gray: { text: '#B4BBC6', tint: '#242A32', line: '#3E4651' },
    },
    dangers: [
      { text: '#FF8A84', tint: '#341A1C', line: '#703033' },
      { text: '#FF9D5C', tint: '#33211A', line: '#703F26' },
    ],
    floatShadow: '0 6px 24px rgba(0, 0, 0, 0.5)',
    veil: 'rgba(16, 19, 23, 0.6)',
  },
};
