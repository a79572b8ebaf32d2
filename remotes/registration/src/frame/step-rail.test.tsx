import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StepRail } from './step-rail';

afterEach(cleanup);

const show = (current: number | null) => render(<StepRail current={current} />, { wrapper: MemoryRouter });

test('the steps before the one that is due are done', () => {
  show(2);
  expect(screen.getAllByText('（已完成）')).toHaveLength(2);
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('实名认证');
});

test('for a visitor none is done and none is due', () => {
  show(null);
  expect(screen.queryByText('（已完成）')).toBeNull();
  expect(document.querySelector('[aria-current]')).toBeNull();
});
