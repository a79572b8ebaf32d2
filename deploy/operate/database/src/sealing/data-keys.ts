import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Sealer } from './sealer';

const form = 'v1';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
/** The length of `v1:<keyId>:`. */
const headLength = 12;

/** A value cannot be opened: its key is missing, it was altered, or it belongs to another place. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

interface DataKey {
  readonly keyId: string;
  readonly key: Buffer;
  /** The key of the indexes. Who learns it cannot open anything. */
  readonly indexKey: Buffer;
}

function keyOf(text: string): DataKey {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new Error('a data key has to be 32 bytes in base64 (openssl rand -base64 32)');
  // The id tells the keys apart and says nothing about the key.
  const keyId = createHash('sha256').update('id').update(key).digest('base64url').slice(0, 8);
  return { keyId, key, indexKey: Buffer.from(hkdfSync('sha256', key, '', 'index', keyBytes)) };
}

/**
 * Seals values that the database must not hold in clear, as `v1:<keyId>:<value>` by AES-256-GCM. The keys are base64,
 * with blanks or commas between them: the first one seals, and all of them open.
 */
export class DataKeys implements Sealer {
  readonly #keys: ReadonlyMap<string, DataKey>;
  readonly #current: DataKey;

  constructor(keys: string) {
    const read = keys
      .split(/[\s,]+/)
      .filter((text) => text !== '')
      .map(keyOf);
    const [first] = read;
    if (!first) throw new Error('there is no data key');
    this.#keys = new Map(read.map((key) => [key.keyId, key]));
    this.#current = first;
  }

  get keyId(): string {
    return this.#current.keyId;
  }

  /** The ids of all keys here. */
  get keyIds(): readonly string[] {
    return [...this.#keys.keys()];
  }

  /** `place` says whose value it is. A value that is copied to another place cannot be opened there. */
  seal(value: string, place: string): string {
    return `${form}:${this.keyId}:${this.#close(Buffer.from(value), place).toString('base64url')}`;
  }

  open(sealed: string, place: string): string {
    const [version, keyId = '', text = ''] = sealed.split(':');
    if (version !== form) throw new SealBroken('this is no sealed value');
    return this.#open(keyId, Buffer.from(text, 'base64url'), place).toString('utf8');
  }

  sealBytes(value: Buffer, place: string): Buffer {
    return Buffer.concat([Buffer.from(`${form}:${this.keyId}:`, 'latin1'), this.#close(value, place)]);
  }

  openBytes(sealed: Buffer, place: string): Buffer {
    const [version, keyId = ''] = sealed.toString('latin1', 0, headLength).split(':');
    if (version !== form) throw new SealBroken('these are no sealed bytes');
    return this.#open(keyId, sealed.subarray(headLength), place);
  }

  /** The indexes of a value under every key, the current one first. */
  indexes(value: string, place: string): string[] {
    return [...this.#keys.values()].map(({ indexKey }) =>
      createHmac('sha256', indexKey).update(`${place}:${value}`).digest('base64url'),
    );
  }

  #close(value: Buffer, place: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#current.key, iv, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(`${form}:${place}`));
    return Buffer.concat([iv, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
  }

  #open(keyId: string, bytes: Buffer, place: string): Buffer {
    if (bytes.length < ivBytes + tagBytes) throw new SealBroken('this is no sealed value');
    const found = this.#keys.get(keyId);
    if (!found) throw new SealBroken(`there is no data key ${keyId}`);
    const decipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(`${form}:${place}`));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
    } catch {
      throw new SealBroken('the value was altered or belongs to another place');
    }
  }
}
