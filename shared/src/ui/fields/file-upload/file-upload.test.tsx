import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { StoredFile } from '../../frame/file-preview/stored-file';
import { renderInPortal } from '../../testing/render-in-portal';
import { FileUpload } from './file-upload';
import type { UploadFile, UploadOptions } from './use-uploads';

afterEach(cleanup);

function Field({ upload, maxCount = 1 }: { upload: UploadFile; maxCount?: number }) {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  return <FileUpload label="营业执照" value={files} onChange={setFiles} upload={upload} maxCount={maxCount} />;
}

const pdf = (name = '执照.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });
const picker = () => screen.getByLabelText('选择营业执照', { selector: 'input' });
/** The file dialog offers only allowed files, but a person can pick another all the same. */
const anything = userEvent.setup({ applyAccept: false });
const stored: UploadFile = async (file) => ({ fileToken: file.name, fileName: file.name });

describe('FileUpload', () => {
  test('says beforehand what is allowed', () => {
    renderInPortal(<Field upload={stored} />);
    const button = screen.getByRole('button', { name: '上传营业执照' });
    const rule = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(rule?.textContent).toBe('支持 JPG/PNG/PDF，单个不超过 10MB');
  });

  test('sends a picked file at once and then holds what the server answered', async () => {
    renderInPortal(<Field upload={stored} />);
    await userEvent.upload(picker(), pdf());
    expect(await screen.findByRole('button', { name: '删除执照.pdf' })).toBeTruthy();
    // One file is enough: the button is gone until the file is removed.
    expect(screen.queryByRole('button', { name: '上传营业执照' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '删除执照.pdf' }));
    expect(screen.getByRole('button', { name: '上传营业执照' })).toBeTruthy();
  });

  test('shows the progress', async () => {
    let options: UploadOptions | undefined;
    renderInPortal(
      <Field
        upload={(_file, given) => {
          options = given;
          return new Promise(() => {});
        }}
      />,
    );
    await userEvent.upload(picker(), pdf());
    act(() => options?.onProgress(40));
    expect(screen.getByRole('progressbar', { name: '执照.pdf上传进度' }).getAttribute('value')).toBe('40');
    await userEvent.click(screen.getByRole('button', { name: '取消上传执照.pdf' }));
    expect(options?.signal.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('progress that is told after a failure does not hide it', async () => {
    let options: UploadOptions | undefined;
    renderInPortal(
      <Field
        upload={(_file, given) => {
          options = given;
          return Promise.reject(new Error('网络连接中断'));
        }}
      />,
    );
    await userEvent.upload(picker(), pdf());
    await screen.findByText(/网络连接中断/);
    act(() => options?.onProgress(90));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText(/网络连接中断/)).toBeTruthy();
  });

  test('a failure says why and can be tried again', async () => {
    const upload = jest.fn<UploadFile>().mockRejectedValueOnce(new Error('网络连接中断')).mockImplementation(stored);
    renderInPortal(<Field upload={upload} />);
    await userEvent.upload(picker(), pdf());
    expect((await screen.findByRole('alert')).textContent).toBe('网络连接中断');
    await userEvent.click(screen.getByRole('button', { name: '重新上传执照.pdf' }));
    expect(await screen.findByRole('button', { name: '删除执照.pdf' })).toBeTruthy();
  });

  test('what is not allowed is not sent', () => {
    const upload = jest.fn<UploadFile>();
    renderInPortal(<Field upload={upload} />);
    fireEvent.change(picker(), { target: { files: [new File(['x'], 'a.exe')] } });
    expect(upload).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('不支持该文件格式');
  });

  test('what was refused or failed goes when a good one is picked', async () => {
    const upload = jest
      .fn<UploadFile>()
      .mockRejectedValueOnce(new Error('文件内容与扩展名不一致'))
      .mockImplementation(stored);
    renderInPortal(<Field upload={upload} />);
    await anything.upload(picker(), new File(['x'], 'a.exe'));
    expect(screen.getByRole('alert').textContent).toContain('不支持该文件格式');
    await userEvent.upload(picker(), pdf('伪造.pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe('文件内容与扩展名不一致');
    await userEvent.upload(picker(), pdf());
    expect(await screen.findByRole('button', { name: '删除执照.pdf' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('of several, one that may get through stays to be sent again', async () => {
    const upload = jest.fn<UploadFile>().mockRejectedValueOnce(new Error('网络连接中断')).mockImplementation(stored);
    renderInPortal(<Field upload={upload} maxCount={3} />);
    await userEvent.upload(picker(), pdf('1.pdf'));
    await anything.upload(picker(), new File(['x'], 'a.exe'));
    await userEvent.upload(picker(), pdf('2.pdf'));
    expect(await screen.findByRole('button', { name: '删除2.pdf' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新上传1.pdf' })).toBeTruthy();
    expect(screen.queryByText('a.exe')).toBeNull();
  });

  test('takes dropped files, no more than there is room for', async () => {
    const upload = jest.fn<UploadFile>(stored);
    renderInPortal(<Field upload={upload} maxCount={2} />);
    const zone = screen.getByRole('button', { name: '上传营业执照' }).parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')] } });
    expect(await screen.findByRole('button', { name: '删除2.pdf' })).toBeTruthy();
    expect(upload).toHaveBeenCalledTimes(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
