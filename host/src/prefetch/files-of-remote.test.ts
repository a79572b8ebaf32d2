import { expect, test } from '@jest/globals';
import { filesOfRemote } from './files-of-remote';

const integrity = {
  '/assets/host/h1/main.js': 'sha384-a',
  '/assets/message/m1/entry.js': 'sha384-b',
  '/assets/message/m1/12.css': 'sha384-c',
  '/assets/message/m10/entry.js': 'sha384-d',
};

test('the files of a release are its own, not those of another build', () => {
  const files = filesOfRemote(integrity, { entry: '/assets/message/m1/entry.js' });
  expect(files).toEqual(['/assets/message/m1/entry.js', '/assets/message/m1/12.css']);
});

test('of a remote from a developer’s server nothing is known', () => {
  expect(filesOfRemote(integrity, { entry: 'http://localhost:9001/entry.js' })).toEqual([]);
});
