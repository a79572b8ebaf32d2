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

/** What a signed request cannot do without, measured bare in this process. */
export async function measureCosts(): Promise<Costs> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;
  const key = randomBytes(16);
  const wrapped = publicEncrypt({ key: publicKey, ...oaep }, key);
  const text = Buffer.from(
    JSON.stringify({ browserID: 'b'.repeat(36), _n: 'n'.repeat(36), _t: 0, _p: '/'.repeat(60) }),
  );
  const signature = sign('RSA-SHA1', text, privateKey);
  const cipher = createCipheriv('aes-128-ecb', key, null);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  const derive = promisify(scrypt);
  return {
    rsaDecrypt: await costOf(() => privateDecrypt({ key: privateKey, ...oaep }, wrapped), 3000),
    verify: await costOf(() => verify('RSA-SHA1', text, publicKey, signature), 3000),
    aes: await costOf(() => {
      const decipher = createDecipheriv('aes-128-ecb', key, null);
      return Buffer.concat([decipher.update(sealed), decipher.final()]);
    }, 3000),
    scrypt: await costOf(() => derive('Portal@2026x', key, 32), 30),
  };
}
