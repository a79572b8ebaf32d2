import { expect, test } from '@jest/globals';
import { loadFaultOf } from './load-fault';

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    type,
    request: 'https://p.example/7.js',
  });
const runtimeError = (text: string) => new Error(`[ Federation Runtime ]: Failed to load script #RUNTIME-008\n${text}`);

test.each([
  ['timeout', new DOMException('not there after 2000 ms', 'TimeoutError')],
  ['timeout', chunkError('timeout')],
  ['timeout', runtimeError('ScriptNetworkError: Script "https://p.example/entry.js" timed out.')],
  ['missing', chunkError('error')],
  ['missing', Object.assign(new Error('no hashes.json'), { request: '/assets/account/b2/hashes.json' })],
  ['missing', runtimeError('ScriptNetworkError: Failed to load script "https://p.example/entry.js"')],
  ['threw', runtimeError('ScriptExecutionError: Script "https://p.example/entry.js" loaded but threw')],
  ['threw', new TypeError('张三 is not a function')],
  ['threw', '13800000001'],
])('is %s: %s', (fault, cause) => {
  expect(loadFaultOf(cause)).toBe(fault);
});
