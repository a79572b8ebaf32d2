import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const form = 'v1';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** A value cannot be opened: its key is missing, it was altered, or it belongs to another place. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

function keyOf(text: string): readonly [keyId: string, key: Buffer] {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new Error('a data key has to be 32 bytes in base64 (openssl rand -base64 32)');
  // The id tells the keys apart and says nothing about the key.
  return [createHash('sha256').update('id').update(key).digest('base64url').slice(0, 8), key];
}

/**
 * Seals values that the database must not hold in clear, as `v1:<keyId>:<value>` by AES-256-GCM. The keys are base64,
 * with blanks or commas between them: the first one seals, and all of them open.
 */
export class DataKeys {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: string;

  constructor(keys: string) {
    const read = keys
      .split(/[\s,]+/)
      .filter((text) => text !== '')
      .map(keyOf);
    const [first] = read;
    if (!first) throw new Error('there is no data key');
    this.#keys = new Map(read);
    this.#current = first[0];
  }

  /** `place` says whose value it is. A value that is copied to another place cannot be opened there. */
  seal(value: string, place: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#current), iv, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(`${form}:${place}`));
    const sealed = Buffer.concat([iv, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [form, this.#current, sealed.toString('base64url')].join(':');
  }

  open(sealed: string, place: string): string {
    const [version, keyId = '', text = ''] = sealed.split(':');
    const bytes = Buffer.from(text, 'base64url');
    if (version !== form || bytes.length < ivBytes + tagBytes) throw new SealBroken('this is no sealed value');
    const iv = bytes.subarray(0, ivBytes);
    const decipher = createDecipheriv('aes-256-gcm', this.#key(keyId), iv, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(`${form}:${place}`));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    try {
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new SealBroken('the value was altered or belongs to another place');
    }
  }

  #key(keyId: string): Buffer {
    const key = this.#keys.get(keyId);
    if (!key) throw new SealBroken(`there is no data key ${keyId}`);
    return key;
  }
}
