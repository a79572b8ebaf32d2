import { expect, test } from '@jest/globals';
import { eventParser } from './event-parser';

test('an event in pieces, comments between, several at once', () => {
  const parse = eventParser();
  expect(parse(': open\n\n')).toEqual([]);
  expect(parse('id: 7\nevent: mess')).toEqual([]);
  expect(parse('age\ndata: {"id":"a: b"}\n')).toEqual([]);
  expect(parse('\n: alive\n\nid: 8\nevent: unread\ndata: 1\ndata: 2\n\n')).toEqual([
    { id: '7', event: 'message', data: '{"id":"a: b"}' },
    { id: '8', event: 'unread', data: '1\n2' },
  ]);
});

test('line ends of both kinds, also when cut in two', () => {
  const parse = eventParser();
  expect(parse('id: 1\r\nevent: unread\r\ndata: {}\r\n\r')).toEqual([]);
  expect(parse('\n')).toEqual([{ id: '1', event: 'unread', data: '{}' }]);
});

test('an event without data is none', () => {
  expect(eventParser()('id: 9\nevent: unread\n\n')).toEqual([]);
});
