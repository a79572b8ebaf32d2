import {
  constants,
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  scrypt,
  sign,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';

/** Processor time of single steps, in microseconds. */
export interface Costs {
  readonly rsaDecrypt: number;
  readonly verify: number;
  readonly aes: number;
  readonly scrypt: number;
}

async function costOf(work: () => unknown, times: number): Promise<number> {
  for (let warm = 0; warm < times / 10; warm += 1) await work();
  const before = process.cpuUsage();
  for (let turn = 0; turn < times; turn += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;
const key = randomBytes(16);
const wrapped = publicEncrypt({ key: publicKey, ...oaep }, key);
const text = Buffer.from(JSON.stringify({ browserID: 'b'.repeat(36), _n: 'n'.repeat(36), _t: 0, _p: '/'.repeat(60) }));
const signature = sign('RSA-SHA1', text, privateKey);
const cipher = createCipheriv('aes-128-ecb', key, null);
const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** The same cost as in the API, where passwords are hashed. */
const passwordCost = { N: 16_384, r: 8, p: 5 };

const unwrap = () => privateDecrypt({ key: privateKey, ...oaep }, wrapped);
const check = () => verify('RSA-SHA1', text, publicKey, signature);
function decipher(): Buffer {
  const opening = createDecipheriv('aes-128-ecb', key, null);
  return Buffer.concat([opening.update(sealed), opening.final()]);
}

/** The work that no signed request can avoid, measured alone in this process. */
export async function measureCosts(): Promise<Costs> {
  return {
    rsaDecrypt: await costOf(unwrap, 3000),
    verify: await costOf(check, 3000),
    aes: await costOf(decipher, 3000),
    scrypt: await costOf(() => derive('Portal@2026x', key, 32, passwordCost), 30),
  };
}

/** Microseconds for RSA alone, decrypt and verify, at this moment. */
export async function bareRsa(): Promise<number> {
  return (await costOf(unwrap, 500)) + (await costOf(check, 500));
}
