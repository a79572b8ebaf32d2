import { expect, test } from '@jest/globals';
import { hostInAddress } from './host-in-address';

test.each([
  ['jinqiao.localhost', 'jinqiao.localhost'],
  ['JinQiao.localhost:8080', 'jinqiao.localhost'],
  ['https://jinqiao.localhost/login?x=1', 'jinqiao.localhost'],
  ['https://jinqiao.localhost./', 'jinqiao.localhost'],
  ['https://user@jinqiao.localhost/', 'jinqiao.localhost'],
  ['http://a b', ''],
  ['', ''],
  ['://', ''],
])('%j is about %j', (address, host) => {
  expect(hostInAddress(address)).toBe(host);
});
