export interface ThemeChoice {
  readonly name: string;
  readonly color: string;
}

/** White text is readable on each colour, and each colour is readable as text. */
const others: readonly ThemeChoice[] = [
  { name: '深海蓝', color: '#1D5B8A' },
  { name: '松石绿', color: '#1B6E5A' },
  { name: '暮山紫', color: '#6A4395' },
];

/** The colours that a person may choose for this browser: the tenant's own first. */
export function themeChoices(tenantColor: string): readonly ThemeChoice[] {
  const own = { name: '平台默认', color: tenantColor };
  return [own, ...others.filter(({ color }) => color !== tenantColor.toUpperCase())];
}
