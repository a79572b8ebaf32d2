import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BeforeScrolling, useHeldScroll } from './held-scroll';

let top = 0;
window.scrollTo = jest.fn((_: number, to: number) => {
  top = to;
}) as never;
Object.defineProperty(window, 'scrollY', { get: () => top });

afterEach(cleanup);

/** Scrolls when it comes, as the router does. */
function Page(): null {
  useLayoutEffect(() => scrollTo(0, 0), []);
  return null;
}

function Around() {
  const held = useHeldScroll();
  return (
    <>
      <BeforeScrolling held={held} />
      <Page />
    </>
  );
}

test.each([420, 0])('a visitor at %s px stays there', (before) => {
  top = before;
  render(<Around />);
  expect(top).toBe(before);
});
