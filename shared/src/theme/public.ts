export { type BrandColors, brandColors, defaultThemeColor } from './brand-colors';
export { contrast, isHexColor } from './color-math';
export { type ColorScheme, palettes } from './palette';
export { chosenScheme, type SchemeChoice, schemeCookie } from './scheme-cookie';
export { pageColorFault, radiusFault, type TenantTheme } from './tenant-theme';
export { themeColorIn, themeCookie } from './theme-cookie';
export { applyTheme, cssVariables, fontFamily, measure, rootStyle } from './tokens';
