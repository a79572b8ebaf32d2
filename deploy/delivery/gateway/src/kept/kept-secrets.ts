import { join } from 'node:path';
import type { Releases } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import { SealedFile } from './sealed-file';
import type { Sealer } from './sealer';

type Secrets = ReadonlyMap<string, Uint8Array>;
type SecretSource = Pick<Releases, 'sharedSecret'>;

/** Some dozens fit. */
const maxBytes = 65_536;

export interface KeptSecretsOptions {
  readonly folder: string;
  readonly sealer: Sealer;
  readonly log: FastifyBaseLogger;
}

/** The secrets that a gateway needs while the database is away, sealed in a file. */
export class KeptSecrets implements SecretSource {
  readonly #delivery: SecretSource;
  readonly #file: SealedFile<Secrets>;
  readonly #log: FastifyBaseLogger;
  /** Those that this process has asked for. Others are forgotten when the file is written anew. */
  readonly #held = new Map<string, Buffer>();
  #writing: Promise<void> = Promise.resolve();

  constructor(delivery: SecretSource, { folder, sealer, log }: KeptSecretsOptions) {
    this.#delivery = delivery;
    this.#file = new SealedFile({ path: join(folder, 'secrets'), place: 'kept:secrets', form: 1, sealer, maxBytes });
    this.#log = log;
  }

  /** As the database tells it. While it does not answer: as it told it before. */
  readonly sharedSecret = async (name: string): Promise<Buffer> => {
    try {
      const secret = await this.#delivery.sharedSecret(name);
      if (!this.#held.get(name)?.equals(secret)) this.#keep(name, secret);
      return secret;
    } catch (error) {
      const kept = this.#held.get(name) ?? (await this.#kept(name));
      if (!kept) throw error;
      this.#held.set(name, kept);
      return kept;
    }
  };

  /** Returns when what was asked for is written. */
  settled(): Promise<void> {
    return this.#writing;
  }

  #keep(name: string, secret: Buffer): void {
    this.#held.set(name, secret);
    this.#writing = this.#writing
      .then(async () => void (await this.#file.write(this.#held)))
      .catch((err: unknown) => this.#log.error({ err }, 'a secret could not be kept'));
  }

  async #kept(name: string): Promise<Buffer | undefined> {
    try {
      const secret = (await this.#file.read())?.get(name);
      return secret && Buffer.from(secret);
    } catch (err) {
      this.#log.error({ err }, 'the kept secrets are not taken: they were altered, or sealed under another key');
      return undefined;
    }
  }
}
