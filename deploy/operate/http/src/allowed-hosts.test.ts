import { expect, test } from '@jest/globals';
import { AllowedHosts } from './allowed-hosts';

const hostOf = (url: string) => new URL(url).hostname;

test.each([
  'https://ocr.example.com/v1',
  'https://OCR.example.com',
  'https://a.cloud.example',
  'https://b.a.cloud.example',
  'https://203.0.113.7',
  'https://10.1.2.3',
  'https://[2001:db8::5]',
])('%s is listed', (url) => {
  const hosts = new AllowedHosts(['ocr.example.com', '*.cloud.example', '203.0.113.7', '10.1.0.0/16', '2001:db8::/64']);
  expect(hosts.lists(hostOf(url))).toBe(true);
});

test.each([
  'https://example.com',
  'https://ocr.example.com.evil.example',
  'https://cloud.example',
  'https://xcloud.example',
  'https://203.0.113.8',
  'https://10.2.0.1',
  'https://localhost',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://169.254.169.254',
  'https://192.168.0.1',
])('[threat: open redirect] %s is not', (url) => {
  const hosts = new AllowedHosts(['ocr.example.com', '*.cloud.example', '203.0.113.7', '10.1.0.0/16']);
  expect(hosts.lists(hostOf(url))).toBe(false);
});

const addressOf = (hosts: AllowedHosts, name: string, all: boolean) =>
  new Promise((resolve) => {
    hosts.lookup(name, { all }, (error, found) => resolve(error ? error.name : found));
  });

test('[threat: open redirect] a listed name that leads into a network of one’s own is refused when it is called', async () => {
  // The names of the machine itself stand for those that somebody else's name server answers with its address.
  for (const address of ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254', '0.0.0.0', '::ffff:127.0.0.1', 'fd00::1'])
    for (const all of [true, false])
      expect(await addressOf(new AllowedHosts(['ocr.example.com']), address, all)).toBe('HostRefused');
  expect(await addressOf(new AllowedHosts(['ocr.example.com', '10.0.0.0/8']), '10.0.0.1', false)).toBe('10.0.0.1');
  expect(await addressOf(new AllowedHosts([]), '203.0.113.7', false)).toBe('203.0.113.7');
});

test('whoever lists this machine by name means it', async () => {
  const hosts = new AllowedHosts(['localhost']);
  expect(hosts.lists('localhost')).toBe(true);
  expect(await addressOf(hosts, '127.0.0.1', false)).toBe('127.0.0.1');
});

test.each(['https://a.example', 'a.example/x', 'a b', '*', '', 'a.example:8443'])('%j is no host', (entry) => {
  expect(() => new AllowedHosts([entry])).toThrow('is no host');
});
