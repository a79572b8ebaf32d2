import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaptchaPanel } from './captcha-panel';
import type { CaptchaPicture, ImageCaptchaProps } from './captcha-picture';

const asked: CaptchaPicture = { img: 'data:image/png;base64,AA==', imgKey: 'V1', work: { pieces: 16, bits: 14 } };

afterEach(cleanup);

async function show(given: Partial<ImageCaptchaProps> = {}) {
  const props = {
    picture: jest.fn<ImageCaptchaProps['picture']>().mockResolvedValue(asked),
    solve: jest.fn<ImageCaptchaProps['solve']>().mockResolvedValue(true),
    work: jest.fn<ImageCaptchaProps['work']>().mockResolvedValue(true),
    onSolved: jest.fn(),
    ...given,
  };
  const view = render(<CaptchaPanel {...props} />);
  await screen.findByAltText('图形验证码');
  return { ...props, ...view };
}

test('the answer is sent with Enter; a wrong one brings another picture', async () => {
  const solve = jest.fn<ImageCaptchaProps['solve']>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { picture, onSolved } = await show({ solve });
  const field = screen.getByLabelText('图形验证码', { selector: 'input' });
  await userEvent.type(field, 'ABCD{Enter}');
  expect(onSolved).not.toHaveBeenCalled();
  expect(picture).toHaveBeenCalledTimes(2);
  await userEvent.type(field, 'EFGH{Enter}');
  expect(solve.mock.calls).toEqual([['ABCD'], ['EFGH']]);
  expect(onSolved).toHaveBeenCalledTimes(1);
});

test('without eyes: the keyboard starts the device’s work, which is told and shown as it goes on', async () => {
  let progress: (share: number) => void = () => undefined;
  let finish: (solved: boolean) => void = () => undefined;
  const work: ImageCaptchaProps['work'] = (_, onProgress) => {
    progress = onProgress;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const { onSolved } = await show({ work });
  const button = screen.getByRole('button', { name: '无法看清？改为设备验证' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('正在验证设备，约需几秒，请稍候……');
  act(() => progress(0.5));
  expect((screen.getByRole('progressbar', { name: '设备验证进度' }) as HTMLProgressElement).value).toBe(0.5);
  expect(document.activeElement).toBe(button);
  await act(async () => finish(true));
  expect(onSolved).toHaveBeenCalledTimes(1);
});

test('work that the server does not take brings another picture; leaving ends it', async () => {
  const work = jest.fn<ImageCaptchaProps['work']>().mockResolvedValueOnce(false);
  const { picture, onSolved, unmount } = await show({ work });
  await userEvent.click(screen.getByRole('button', { name: '无法看清？改为设备验证' }));
  expect(picture).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('progressbar')).toBeNull();

  work.mockReturnValueOnce(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: '无法看清？改为设备验证' }));
  unmount();
  expect(work.mock.calls[1]?.[2].aborted).toBe(true);
  expect(onSolved).not.toHaveBeenCalled();
});

test('a server that offers no work: the picture alone', async () => {
  await show({ picture: async () => ({ img: asked.img, imgKey: 'V2' }) });
  expect(screen.queryByRole('button', { name: /设备验证/ })).toBeNull();
});
