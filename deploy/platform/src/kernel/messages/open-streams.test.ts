import { expect, test } from '@jest/globals';
import { OpenStreams } from './open-streams';

const open = (streams: OpenStreams, sessionId: string, userCode: string) => streams.enter({ sessionId, userCode });
const states = (entered: { signal: AbortSignal }[]) => entered.map(({ signal }) => (signal.aborted ? 'ended' : 'open'));

test('the oldest of a session gives way', () => {
  const streams = new OpenStreams({ perSession: 2, perPerson: 10 });
  const own = Array.from({ length: 5 }, () => open(streams, 's1', 'p1'));
  const other = open(streams, 's2', 'p1');
  expect(states(own)).toEqual(['ended', 'ended', 'ended', 'open', 'open']);
  expect(states([other])).toEqual(['open']);
});

test('[threat: kept busy] the oldest of a person gives way, whichever session has it', () => {
  const streams = new OpenStreams({ perSession: 2, perPerson: 3 });
  const own = ['s1', 's1', 's2', 's2'].map((session) => open(streams, session, 'p1'));
  const other = open(streams, 's3', 'p2');
  expect(states(own)).toEqual(['ended', 'open', 'open', 'open']);
  expect(states([other])).toEqual(['open']);
});

test('who has left makes room, once', () => {
  const streams = new OpenStreams({ perSession: 2, perPerson: 2 });
  const first = open(streams, 's1', 'p1');
  const second = open(streams, 's1', 'p1');
  first.leave();
  first.leave();
  const third = open(streams, 's1', 'p1');
  expect(states([second, third])).toEqual(['open', 'open']);
});
