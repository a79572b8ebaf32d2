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

const knownWords =
  /(?:MicroMessenger|Edg|QQBrowser|Firefox|HeadlessChrome|Chrome|Safari|curl|Wget|python-requests|Go-http-client|node)\/\d{1,3}|QIHU|360[ES]E|HarmonyOS|OpenHarmony|iPhone|iPad|Android|Windows(?: NT \d{1,2}\.\d)?|Mac OS X|Linux|portal (?:data|staff)/g;

/**
 * What a user agent says in words of its kind. Everything else is left away: whoever sends a request can write a text of
 * their own there.
 */
export const knownUserAgent = (userAgent: string) => [...new Set(userAgent.match(knownWords))].join(' ');

export const browserName = (userAgent: string) => nameIn(browsers, userAgent);
export const systemName = (userAgent: string) => nameIn(systems, userAgent);
