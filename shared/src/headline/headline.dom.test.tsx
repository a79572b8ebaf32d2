import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Headline } from './headline';

afterEach(cleanup);

test('a line may end at the marks only, and the text is the same', () => {
  render(
    <h1>
      <Headline text="供应链金融服务" breaks={[3, 5]} />
    </h1>,
  );
  const headline = screen.getByRole('heading');
  expect(headline.innerHTML).toMatch(/^供应链<wbr aria-hidden="true">金融<wbr aria-hidden="true">服务$/);
  expect(headline.textContent).toBe('供应链金融服务');
});

test('a text without marks is one piece', () => {
  render(
    <h1>
      <Headline text="供应链金融服务" />
    </h1>,
  );
  expect(screen.getByRole('heading').innerHTML).toBe('供应链金融服务');
});

test('markup in a title stays text', () => {
  render(
    <h1>
      <Headline text="<b>重</b>要" breaks={[3]} />
    </h1>,
  );
  expect(screen.getByRole('heading').textContent).toBe('<b>重</b>要');
  expect(screen.getByRole('heading').querySelector('b')).toBeNull();
});
