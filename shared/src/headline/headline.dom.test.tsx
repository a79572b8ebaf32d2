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

test('a headline of two clauses keeps each together', () => {
  render(
    <h1>
      <Headline text="一座桥，连起产业" breaks={[2, 4, 6]} />
    </h1>,
  );
  const headline = screen.getByRole('heading');
  expect([...headline.querySelectorAll('.clause')].map(({ textContent }) => textContent)).toEqual([
    '一座桥，',
    '连起产业',
  ]);
  expect(headline.textContent).toBe('一座桥，连起产业');
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
