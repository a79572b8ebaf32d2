import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderInPortal } from '../testing/render-in-portal';
import { QrCode } from './qr-code';

afterEach(cleanup);

test('a QR code says what it is for, to everybody', () => {
  renderInPortal(<QrCode value="https://example.com/" label="扫码接受邀请" downloadName="邀请" />);
  expect(screen.getByRole('img', { name: '二维码：扫码接受邀请' })).toBeTruthy();
  expect(screen.getByText('扫码接受邀请')).toBeTruthy();
  expect(screen.getByRole('button', { name: '下载二维码' })).toBeTruthy();
});
