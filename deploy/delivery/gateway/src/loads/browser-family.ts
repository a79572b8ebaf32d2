/** The first that matches: most browsers also name those that they are like. */
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** The family of a browser: never its version or device, by which a person might be known again. */
export const browserFamily = (userAgent: string | undefined): string =>
  families.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? 'other';
