import type { Services } from '../../core/services';
import { decideDue } from './decide';

const everyMs = 2000;

/** Plays the platform's reviewer and the bank of a demonstration. Returns a function that stops it. */
export function startDemoReview({ db, passwords, messenger, config, log }: Services): () => void {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    const failed = (error: unknown) => log.warn({ err: error }, 'the demonstration could not decide');
    try {
      await decideDue({ db, passwords, messenger, config }, new Date(config.clock()), failed);
    } catch (error) {
      failed(error);
    } finally {
      running = false;
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
