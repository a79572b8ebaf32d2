import { lateComponent } from '../late/late-component';
import type { ImageCaptchaProps } from './captcha-picture';

/**
 * What has to be solved after several failures, before the click verification opens again: a picture, or without eyes by
 * the device. Few ever meet it, so its code comes when it is needed.
 */
export const ImageCaptcha = lateComponent<ImageCaptchaProps>(() =>
  import('./captcha-panel').then((module) => module.CaptchaPanel),
);
