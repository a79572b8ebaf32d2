/** The code that `load-client.ts` loads: everything that needs axios, tokens, keys and the table of calls. */
export { warmCrypto } from '../crypto/public';
export { fetchFile } from './fetch-file';
export { ensureKeys } from './keys';
export { run } from './run';
