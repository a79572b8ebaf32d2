export { type BrandColors, brandColors, defaultThemeColor } from './brand-colors';
export { contrast, isHexColor } from './color-math';
export { neutral, status } from './palette';
export { themeColorIn, themeCookie } from './theme-cookie';
export { applyTheme, cssVariables, floatShadow, fontFamily, measure, rootStyle } from './tokens';
