import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { StoredFile } from '../../frame/file-preview/stored-file';
import { renderInPortal } from '../../testing/render-in-portal';
import { FramedUpload } from './framed-upload';
import type { UploadFile, UploadOptions } from './use-uploads';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const label = '身份证人像面';
const load = jest.fn(async () => new Blob(['x'], { type: 'image/png' }));

function Field({ upload }: { upload: UploadFile }) {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [looked, setLooked] = useState('');
  return (
    <>
      <FramedUpload
        label={label}
        outline={<svg data-testid="outline" />}
        value={files}
        onChange={setFiles}
        upload={upload}
        load={load}
        onPreview={({ fileName }) => setLooked(fileName)}
      />
      <p data-testid="looked">{looked}</p>
    </>
  );
}

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const picker = () => screen.getByLabelText(`选择${label}`, { selector: 'input' });
const stored: UploadFile = async (file) => ({ fileToken: file.name, fileName: file.name });

test('drawn while empty; filled it shows the picture, which can be looked at and replaced', async () => {
  const { container } = renderInPortal(<Field upload={stored} />);
  expect(screen.getByTestId('outline')).toBeTruthy();
  expect(screen.getByRole('button', { name: `上传${label}` })).toBeTruthy();
  await userEvent.upload(picker(), picture('正面.png'));
  expect(await screen.findByRole('button', { name: `更换${label}` })).toBeTruthy();
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:made'));
  expect(screen.queryByTestId('outline')).toBeNull();
  // The page had the file a moment ago, so it does not load it.
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: `查看${label}` }));
  expect(screen.getByTestId('looked').textContent).toBe('正面.png');

  await userEvent.upload(picker(), picture('重拍.png'));
  expect(await screen.findByText('重拍.png')).toBeTruthy();
  expect(screen.queryByText('正面.png', { selector: 'span' })).toBeNull();
});

test('the progress stands in the frame, and can be called off', async () => {
  let options: UploadOptions | undefined;
  const never: UploadFile = (_file, given) => {
    options = given;
    return new Promise(() => {});
  };
  renderInPortal(<Field upload={never} />);
  await userEvent.upload(picker(), picture('正面.png'));
  act(() => options?.onProgress(40));
  expect(screen.getByRole('progressbar', { name: '正面.png上传进度' }).getAttribute('value')).toBe('40');
  await userEvent.click(screen.getByRole('button', { name: '取消上传正面.png' }));
  expect(options?.signal.aborted).toBe(true);
  expect(screen.getByRole('button', { name: `上传${label}` })).toBeTruthy();
});

test('a failure says why; the same file goes again by one press', async () => {
  const upload = jest.fn<UploadFile>().mockRejectedValueOnce(new Error('网络连接中断')).mockImplementation(stored);
  renderInPortal(<Field upload={upload} />);
  await userEvent.upload(picker(), picture('正面.png'));
  expect((await screen.findByRole('alert')).textContent).toBe('网络连接中断');
  await userEvent.click(screen.getByRole('button', { name: '重新上传' }));
  expect(await screen.findByRole('button', { name: `更换${label}` })).toBeTruthy();
  expect(upload).toHaveBeenCalledTimes(2);
});

test('a replacement that fails takes nothing away', async () => {
  const upload = jest.fn<UploadFile>().mockImplementationOnce(stored).mockRejectedValueOnce(new Error('网络连接中断'));
  renderInPortal(<Field upload={upload} />);
  await userEvent.upload(picker(), picture('正面.png'));
  await screen.findByRole('button', { name: `更换${label}` });
  await userEvent.upload(picker(), picture('重拍.png'));
  expect((await screen.findByRole('alert')).textContent).toBe('网络连接中断');
  await userEvent.click(screen.getByRole('button', { name: '移除重拍.png' }));
  expect(screen.getByText('正面.png', { selector: 'span' })).toBeTruthy();
});
