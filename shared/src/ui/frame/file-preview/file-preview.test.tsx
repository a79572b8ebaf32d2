import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../../testing/render-in-portal';
import { FilePreview } from './file-preview';

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:made');
  URL.revokeObjectURL = jest.fn();
});
afterEach(cleanup);

type Load = (signal: AbortSignal) => Promise<Blob>;
const show = (load: Load) => renderInPortal(<FilePreview open onClose={() => {}} fileName="协议.pdf" load={load} />);
const file = (type: string) => async () => new Blob(['x'], { type });

describe('FilePreview', () => {
  test('shows a PDF in a frame with a title', async () => {
    show(file('application/pdf'));
    expect((await screen.findByTitle('协议.pdf')).getAttribute('src')).toBe('blob:made');
    expect(screen.getByRole('link', { name: '下载' }).getAttribute('download')).toBe('协议.pdf');
  });

  test('enlarges and turns a picture', async () => {
    show(file('image/png'));
    const picture = await screen.findByRole('img', { name: '协议.pdf' });
    await userEvent.click(screen.getByRole('button', { name: '放大' }));
    expect(picture.style.width).toBe('150%');
    expect(screen.getByText('150%')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '旋转' }));
    expect(screen.getByRole('button', { name: '缩小' }).hasAttribute('disabled')).toBe(false);
  });

  test.each(['image/svg+xml', 'text/html', 'application/vnd.ms-excel'])(
    '%s is only offered for download',
    async (type) => {
      show(file(type));
      expect(await screen.findByText('该文件无法在线预览，请下载后查看。')).toBeTruthy();
      expect(document.querySelector('iframe, section img')).toBeNull();
    },
  );

  test('a failure says why and can be tried again', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('文件不存在或已失效'));
    load.mockImplementation(file('application/pdf'));
    show(load);
    expect((await screen.findByRole('alert')).textContent).toContain('文件不存在或已失效');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByTitle('协议.pdf')).toBeTruthy();
  });

  test('closing gives the fetch up and the memory back', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = show((given) => {
      signal = given;
      return new Promise(() => {});
    });
    unmount();
    expect(signal?.aborted).toBe(true);
    const second = show(file('application/pdf'));
    await screen.findByTitle('协议.pdf');
    second.unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:made');
  });
});
