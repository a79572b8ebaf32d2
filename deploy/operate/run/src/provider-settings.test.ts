import { expect, test } from '@jest/globals';
import { providerSettings, simulatorSettings, withSimulator } from './provider-settings';

const secret = '9f2c4be17a60d358e1b7429c06fd83a5';

test('each port has its own three names', () => {
  const providers = providerSettings({
    PORT_OCR_URL: 'https://ocr.example.com/v1',
    PORT_OCR_KEY_ID: 'k1',
    PORT_OCR_SECRET: secret,
    PORT_BANK_URL: 'http://127.0.0.1:9/bank',
    PORT_BANK_SECRET: secret,
  });
  expect(providers).toEqual({
    ocr: { url: 'https://ocr.example.com/v1', keyId: 'k1', secret, settings: {} },
    bank: { url: 'http://127.0.0.1:9/bank', keyId: 'portal', secret, settings: {} },
  });
});

test.each([
  [
    { PORT_FACE_URL: 'http://face.example.com', PORT_FACE_SECRET: secret },
    'PORT_FACE_URL=http://face.example.com is not',
  ],
  [{ PORT_FACE_URL: 'face', PORT_FACE_SECRET: secret }, 'is not an address'],
  [{ PORT_FACE_URL: 'https://face.example.com' }, 'PORT_FACE_SECRET is missing'],
  [{ PORT_FACE_URL: 'https://face.example.com', PORT_FACE_SECRET: 'a'.repeat(64) }, 'PORT_FACE_SECRET is missing'],
])('%j is refused in words', (environment, words) => {
  expect(() => providerSettings(environment)).toThrow(words);
});

test('the simulator plays what nobody else does', () => {
  const simulator = simulatorSettings({ SIMULATOR_URL: 'http://127.0.0.1:7', SIMULATOR_SECRET: secret });
  const own = { url: 'https://ocr.example.com', keyId: 'k', secret, settings: {} };
  const all = withSimulator({ ocr: own }, simulator);
  expect(all.ocr).toBe(own);
  expect(all.bank).toMatchObject({ url: 'http://127.0.0.1:7/bank', keyId: 'simulator' });
  expect(withSimulator({ ocr: own }, undefined)).toEqual({ ocr: own });
});
