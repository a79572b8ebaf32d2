import { brandColors } from './brand-colors';
import { type ColorScheme, palettes } from './palette';
import type { SchemeChoice } from './scheme-cookie';
import { type TenantTheme, themeAccent, themeAccentLine, themeGrounds, themeRounding } from './tenant-theme';

/** In px. Each of them is a CSS variable, too. */
const lengths = {
  fontBody: 14,
  fontNote: 12,
  fontSection: 16,
  fontTitle: 20,
  headerHeight: 64,
  sidebarWidth: 230,
  sidebarCollapsed: 64,
  contentWidth: 1280,
  formWidth: 480,
  gutter: 24,
} as const;

/** In ms. Likewise. */
const times = { motionFast: 150, motionSlow: 200 } as const;

/** Sizes and times shared by the CSS variables and antd's token. */
export const measure = {
  ...lengths,
  ...times,
  lineHeight: 1.57,
  mobileBelow: 992,
  cardsBelow: 768,
  /** From this width on a list has room beside the menu for more than two filters, and for three actions in a row. */
  listWideFrom: 1200,
} as const;

export const fontFamily =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';

/** A variable has the name of its value: `textFaint` is `--text-faint`. */
function variablesOf(values: object, unit = ''): Record<string, string> {
  const variableOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [variableOf(name), `${value}${unit}`]));
}

function statusVariables(scheme: ColorScheme): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, { text, tint, line }] of Object.entries(palettes[scheme].status)) {
    variables[`--${name}`] = text;
    variables[`--${name}-tint`] = tint;
    variables[`--${name}-line`] = line;
  }
  return variables;
}

/** Every CSS variable that the portal's style sheets may use, by name. */
export function cssVariables(theme: TenantTheme, scheme: ColorScheme = 'light'): Record<string, string> {
  const grounds = themeGrounds(theme, scheme);
  return {
    ...variablesOf(brandColors(theme.themeColor, scheme, grounds.page)),
    ...statusVariables(scheme),
    ...variablesOf({ ...palettes[scheme].neutral, ...grounds }),
    '--accent': themeAccent(theme, scheme),
    '--accent-line': themeAccentLine(theme, scheme),
    '--font': fontFamily,
    '--line-height': String(measure.lineHeight),
    '--shadow-float': palettes[scheme].floatShadow,
    '--veil': palettes[scheme].veil,
    ...variablesOf({ ...lengths, ...themeRounding(theme) }, 'px'),
    ...variablesOf(times, 'ms'),
  };
}

/** The scheme is that of the browser's own parts, such as scroll bars. */
const ruleOf = (scheme: ColorScheme, values: readonly (readonly [string, string])[]): string =>
  `:root{color-scheme:${scheme};${values.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/**
 * The variables as `:root` rules, for a document that is styled before any script runs. `auto` is dark on a screen
 * whose system is dark.
 */
export function rootStyle(theme: TenantTheme, scheme: SchemeChoice = 'light'): string {
  if (scheme !== 'auto') return ruleOf(scheme, Object.entries(cssVariables(theme, scheme)));
  const light = cssVariables(theme);
  const other = Object.entries(cssVariables(theme, 'dark')).filter(([name, value]) => light[name] !== value);
  return `${ruleOf('light', Object.entries(light))}@media screen and (prefers-color-scheme:dark){${ruleOf('dark', other)}}`;
}

/** Sets the variables on an element, usually the document's root; allowed by a policy without inline styles. */
export function applyTheme(
  element: { style: { setProperty(name: string, value: string): void } },
  theme: TenantTheme,
  scheme: ColorScheme = 'light',
): void {
  element.style.setProperty('color-scheme', scheme);
  for (const [name, value] of Object.entries(cssVariables(theme, scheme))) element.style.setProperty(name, value);
}
