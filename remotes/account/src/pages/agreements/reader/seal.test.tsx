import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Seal } from './seal';

afterEach(cleanup);

test('a seal bears the name of whom it is, and each its own', () => {
  render(
    <>
      <Seal party="华东精工制造有限公司" purpose="合同专用章" />
      <Seal party="供链通（演示）科技有限公司" purpose="合同专用章" />
    </>,
  );
  const seals = screen.getAllByRole('img');
  expect(seals.map((seal) => seal.ariaLabel)).toEqual([
    '华东精工制造有限公司的印章：合同专用章',
    '供链通（演示）科技有限公司的印章：合同专用章',
  ]);
  expect(seals[1]?.textContent).toContain('供链通（演示）科技有限公司');
  const [first, second] = seals.map((seal) => seal.querySelector('path')?.id);
  expect(first).not.toBe(second);
});
