import { lateComponent } from '../late/late-component';
import type { ImageCaptchaProps } from './captcha-picture';

/**
 * After several failures the person has to solve this before the click verification opens again: a picture, or work by
 * the device for a person who cannot see. Few people ever meet it, so its code loads when it is needed.
 */
export const ImageCaptcha = lateComponent<ImageCaptchaProps>(() =>
  import('./captcha-panel').then((module) => module.CaptchaPanel),
);
