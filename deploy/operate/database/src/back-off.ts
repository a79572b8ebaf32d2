const firstMs = 10_000;
const maxMs = 3_600_000;

/** With these waits the last try comes seven hours after the first. */
export const maxAttempts = 16;

/** The time to wait after so many failed attempts: twice as long each time, at most an hour. */
export const backOffMs = (attempts: number): number => Math.min(maxMs, firstMs * 2 ** (attempts - 1));
