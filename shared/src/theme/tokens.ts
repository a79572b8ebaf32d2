import { brandColors } from './brand-colors';
import { neutral, status } from './palette';

/** In px. Each of them is a CSS variable, too. */
const lengths = {
  fontBody: 14,
  fontNote: 12,
  fontSection: 16,
  fontTitle: 20,
  radiusControl: 6,
  radiusCard: 10,
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

export const floatShadow = '0 6px 24px rgba(27, 31, 38, 0.12)';

/** A variable has the name of its value: `textFaint` is `--text-faint`. */
function variablesOf(values: object, unit = ''): Record<string, string> {
  const variableOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [variableOf(name), `${value}${unit}`]));
}

function statusVariables(): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, { text, tint, line }] of Object.entries(status)) {
    variables[`--${name}`] = text;
    variables[`--${name}-tint`] = tint;
    variables[`--${name}-line`] = line;
  }
  return variables;
}

/** Every CSS variable that the portal's style sheets may use, by name. */
export function cssVariables(themeColor: string): Record<string, string> {
  return {
    ...variablesOf(brandColors(themeColor)),
    ...statusVariables(),
    ...variablesOf(neutral),
    '--font': fontFamily,
    '--line-height': String(measure.lineHeight),
    '--shadow-float': floatShadow,
    ...variablesOf(lengths, 'px'),
    ...variablesOf(times, 'ms'),
  };
}

/** The variables as one `:root` rule, for a document that is styled before any script runs. */
export function rootStyle(themeColor: string): string {
  const lines = Object.entries(cssVariables(themeColor)).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}

/** Sets the variables on an element, usually the document's root; allowed by a policy without inline styles. */
export function applyTheme(
  element: { style: { setProperty(name: string, value: string): void } },
  themeColor: string,
): void {
  for (const [name, value] of Object.entries(cssVariables(themeColor))) element.style.setProperty(name, value);
}
