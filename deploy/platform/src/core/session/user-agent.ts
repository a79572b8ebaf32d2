/** These names are for people to read. No decision may use them, because user agents lie. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, '微信'],
  [/Edg\//, 'Edge'],
  [/QQBrowser\//, 'QQ浏览器'],
  [/QIHU|360SE|360EE/, '360浏览器'],
  [/Firefox\//, 'Firefox'],
  [/HeadlessChrome\//, 'Chrome'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (table: typeof browsers, userAgent: string) =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '未知';

export const browserName = (userAgent: string) => nameIn(browsers, userAgent);
export const systemName = (userAgent: string) => nameIn(systems, userAgent);
