import { expect, test } from '@jest/globals';
import { browserFamily } from './browser-family';

const webkit = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome'],
  [`${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome'],
  [`${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge'],
  [`${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49(0x28003137)`, 'WeChat'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'Safari'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['curl/8.5.0', 'other'],
  [undefined, 'other'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
