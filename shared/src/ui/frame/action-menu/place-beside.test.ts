import { expect, test } from '@jest/globals';
import { placeBeside } from './place-beside';

const window = { clientWidth: 1000, clientHeight: 800 };

test('below its button, from the same edge', () => {
  const button = { top: 100, bottom: 136, left: 800, right: 900 };
  expect(placeBeside(button, 'bottomRight', window)).toEqual({ top: 140, maxHeight: 652, right: 100 });
  expect(placeBeside(button, 'bottomLeft', window)).toEqual({ top: 140, maxHeight: 652, left: 800 });
});

test('above it where there is more room', () => {
  const button = { top: 700, bottom: 736, left: 800, right: 900 };
  expect(placeBeside(button, 'bottomRight', window)).toEqual({ bottom: 104, maxHeight: 688, right: 100 });
});

test('never over the edge of the window', () => {
  expect(placeBeside({ top: 0, bottom: 40, left: -4, right: 998 }, 'bottomLeft', window)).toMatchObject({ left: 8 });
  expect(placeBeside({ top: 0, bottom: 40, left: -4, right: 998 }, 'bottomRight', window)).toMatchObject({ right: 8 });
});
