import { constants, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { EnvelopeFault } from './fault';
import { unwrapKey } from './unwrap-key';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const aesKey = Buffer.from('0123456789abcdef');
const oaep = (key: Buffer) =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, key);
const pkcs1 = (key: Buffer) => publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, key);

describe('OAEP', () => {
  test('gives the key', () => expect(unwrapKey(oaep(aesKey), privateKey, 'OAEP')).toEqual(aesKey));

  test.each([
    ['garbage', randomBytes(256)],
    ['too short', randomBytes(10)],
    ['the other padding', pkcs1(aesKey)],
    ['a key of another length', oaep(randomBytes(32))],
  ])('%s is a fault', (_, wrapped) => {
    expect(() => unwrapKey(wrapped, privateKey, 'OAEP')).toThrow(EnvelopeFault);
  });
});

describe('PKCS#1 v1.5', () => {
  test('gives the key', () => expect(unwrapKey(pkcs1(aesKey), privateKey, 'PKCS1')).toEqual(aesKey));

  const below = (bytes: Buffer) => {
    bytes[0] = 0;
    return bytes;
  };

  test.each([
    ['garbage', below(randomBytes(256))],
    ['the other padding', oaep(aesKey)],
    ['a key of another length', pkcs1(randomBytes(24))],
    ['a short block', randomBytes(10)],
  ])('[threat: replay] %s is not told from a key: it opens nothing, and always the same nothing', (_, wrapped) => {
    const first = unwrapKey(wrapped, privateKey, 'PKCS1');
    expect(first).toHaveLength(16);
    expect(first).not.toEqual(aesKey);
    expect(unwrapKey(wrapped, privateKey, 'PKCS1')).toEqual(first);
  });
});
