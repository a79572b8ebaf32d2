import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderInPortal } from '../../testing/render-in-portal';
import type { DocumentControls } from '../document-reader/document-reader';
import { FileView } from './file-view';
import type { openPdf } from './open-pdf';

/** Stands for the file that pdf.js would read. */
const pdf = { fails: false };
const page = { getViewport: () => ({ width: 595, height: 842 }) };
const opened = { numPages: 3, getPage: async () => page } as unknown as Awaited<ReturnType<typeof openPdf>['document']>;
jest.mock('./open-pdf', () => ({
  openPdf: (): ReturnType<typeof openPdf> => ({
    document: pdf.fails ? Promise.reject(new Error('no PDF')) : Promise.resolve(opened),
    given: false,
    giveUp: () => undefined,
  }),
}));

import { FilePreview } from './file-preview';

beforeEach(() => {
  pdf.fails = false;
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  URL.createObjectURL = jest.fn(() => 'blob:made');
  URL.revokeObjectURL = jest.fn();
});
afterEach(cleanup);

type Load = (signal: AbortSignal) => Promise<Blob>;
const show = (load: Load) => renderInPortal(<FilePreview open onClose={() => {}} fileName="协议.pdf" load={load} />);
const file = (type: string) => async () => new Blob(['x'], { type });

describe('FilePreview', () => {
  test('shows a PDF page by page in a frame of its own', async () => {
    show(file('application/pdf'));
    expect(await screen.findByText('第 1 页，共 3 页')).toBeTruthy();
    expect(screen.getByRole('link', { name: '下载' }).getAttribute('download')).toBe('协议.pdf');
    expect(document.querySelector('iframe, embed, object')).toBeNull();
  });

  test('a file that comes late takes the place of its skeleton: the two never stand together', async () => {
    let together = 0;
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('status', { name: '加载中' }) && screen.queryByRole('img')) together += 1;
    });
    watch.observe(document.body, { subtree: true, childList: true });
    show(() => new Promise((resolve) => setTimeout(resolve, 250, new Blob(['x'], { type: 'image/png' }))));
    expect(await screen.findByRole('status', { name: '加载中' })).toBeTruthy();
    expect(await screen.findByRole('img', { name: '协议.pdf' })).toBeTruthy();
    expect(together).toBe(0);
    watch.disconnect();
  });

  test('a PDF that cannot be read is offered for download', async () => {
    pdf.fails = true;
    show(file('application/pdf'));
    expect(await screen.findByText('该文件无法在线预览，请下载后查看。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '下载' })).toBeTruthy();
  });

  test('enlarges and turns a picture', async () => {
    show(file('image/png'));
    const picture = await screen.findByRole('img', { name: '协议.pdf' });
    await userEvent.click(screen.getByRole('button', { name: '放大' }));
    expect(picture.style.width).toBe('125%');
    expect(screen.getByText('125%')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '旋转' }));
    expect(screen.getByRole('button', { name: '缩小' }).hasAttribute('disabled')).toBe(false);
  });

  test('a page can act on the document by keys of its own', async () => {
    const controls = createRef<DocumentControls>();
    renderInPortal(<FileView fileName="执照.png" load={file('image/png')} controls={controls} />);
    const picture = await screen.findByRole('img', { name: '执照.png' });
    act(() => {
      controls.current?.zoom(1);
      controls.current?.zoom(1);
      controls.current?.turn();
    });
    expect(picture.style.width).toBe('150%');
    expect(picture.style.rotate).toBe('90deg');
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
    expect(await screen.findByText('第 1 页，共 3 页')).toBeTruthy();
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
    await screen.findByText('第 1 页，共 3 页');
    second.unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:made');
  });
});
