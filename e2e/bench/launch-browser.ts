import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const systemBrowser = '/usr/bin/chromium';

/** Chromium for a machine without display and GPU: the system's, or else Playwright's own. */
export const launchBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
