import type { CallReply } from '../../../contract/public';

/** The server's question: a picture and, if the server offers it, work that the device does instead. */
export type CaptchaPicture = CallReply<'captchaImage'>;

export interface ImageCaptchaProps {
  /** Asks for a picture; a rejection leaves its place empty. */
  picture: () => Promise<CaptchaPicture>;
  /** Returns whether the server accepted the answer. */
  solve: (text: string) => Promise<boolean>;
  /** Lets the device work instead, and reports the share that is done. Answers whether the server accepted the work. */
  work: (asked: CaptchaPicture, onProgress: (share: number) => void, signal: AbortSignal) => Promise<boolean>;
  onSolved: () => void;
}
