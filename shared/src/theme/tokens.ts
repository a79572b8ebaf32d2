import { brandColors } from './brand-colors';
import { neutral, status } from './palette';

/** Sizes and times shared by the CSS variables and antd's token. Lengths in px, times in ms. */
export const measure = {
  fontBody: 14,
  fontNote: 12,
  fontSection: 16,
  fontTitle: 20,
  lineHeight: 1.57,
  radiusControl: 6,
  radiusCard: 10,
  headerHeight: 64,
  sidebarWidth: 230,
  sidebarCollapsed: 64,
  contentWidth: 1280,
  formWidth: 480,
  gutter: 24,
  motionFast: 150,
  motionSlow: 200,
  mobileBelow: 992,
  cardsBelow: 768,
  /** From this width on a list has room beside the menu for more than two filters, and for three actions in a row. */
  listWideFrom: 1200,
} as const;

export const fontFamily =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';

export const floatShadow = '0 6px 24px rgba(27, 31, 38, 0.12)';

/** The variable of a colour has the colour's name: `textFaint` is `--text-faint`. */
function colorVariables(colors: object): Record<string, string> {
  const variableOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [variableOf(name), color]));
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
    ...colorVariables(brandColors(themeColor)),
    ...statusVariables(),
    ...colorVariables(neutral),
    '--font': fontFamily,
    '--font-body': `${measure.fontBody}px`,
    '--font-note': `${measure.fontNote}px`,
    '--font-section': `${measure.fontSection}px`,
    '--font-title': `${measure.fontTitle}px`,
    '--line-height': String(measure.lineHeight),
    '--radius-control': `${measure.radiusControl}px`,
    '--radius-card': `${measure.radiusCard}px`,
    '--shadow-float': floatShadow,
    '--header-height': `${measure.headerHeight}px`,
    '--sidebar-width': `${measure.sidebarWidth}px`,
    '--sidebar-collapsed': `${measure.sidebarCollapsed}px`,
    '--content-width': `${measure.contentWidth}px`,
    '--form-width': `${measure.formWidth}px`,
    '--gutter': `${measure.gutter}px`,
    '--motion-fast': `${measure.motionFast}ms`,
    '--motion-slow': `${measure.motionSlow}ms`,
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
